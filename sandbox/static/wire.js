// The websocket: numbered requests with answers, pushes in between, reconnection with the same person.

export class Wire {
  #socket = null;
  #waiting = new Map();
  #number = 0;
  #delay = 500;

  constructor({ onopen, onpush, onlost }) {
    this.onopen = onopen;
    this.onpush = onpush;
    this.onlost = onlost;
    this.closed = false;
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/page`);
    this.#socket.onopen = () => this.onopen();
    this.#socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    this.#socket.onclose = (event) => this.#lost(event);
  }

  /** Ask the server; the promise fails with the server's own words. */
  ask(what, body = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("Not connected."));
    const number = ++this.#number;
    this.#socket.send(JSON.stringify({ ...body, number, ask: what }));
    return new Promise((done, failed) => this.#waiting.set(number, { done, failed }));
  }

  steady() {
    this.#delay = 500;
  }

  #receive(frame) {
    if (frame.number === undefined || frame.number === null) {
      this.onpush(frame);
      return;
    }
    const waiter = this.#waiting.get(frame.number);
    this.#waiting.delete(frame.number);
    if (frame.error !== undefined) waiter?.failed(new Error(frame.error));
    else waiter?.done(frame.answer);
  }

  #lost(event) {
    for (const { failed } of this.#waiting.values()) failed(new Error("The connection was lost."));
    this.#waiting.clear();
    const refused = event.code === 4001;
    this.onlost(refused);
    if (refused || this.closed) return;
    setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, 8000);
  }
}

# Lo que dicen las imágenes que enseñan a jugar a Nicodemus.

guide-goal = El objetivo
guide-repaired = Repara máquinas rotas. Cada una da los puntos de su carta.
guide-projects = Completa proyectos con máquinas reparadas para ganar más puntos.
guide-turn = Tu turno: una de dos
guide-play = Juega una carta: se une a las máquinas rotas, y ganas bienes o usas su efecto.
guide-repair = O repara una máquina rota: paga su coste, y carbonio por cada máquina más nueva.
guide-saves = Las máquinas reparadas abaratan tus próximas reparaciones.
guide-end = El final
guide-twenty = Alguien tiene 20 puntos o el mazo no alcanza: empieza la última ronda.
guide-most = Gana quien tenga más puntos.

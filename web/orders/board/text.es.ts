import type { Words } from './text.ts'

export const words: Words = {
  plot: 'Dónde están pedidos y personal',
  hint: 'Rodee los pedidos y pulse a una persona. La rueda acerca; Mayús y arrastrar mueve',
  waiting: 'En espera',
  workers: 'De servicio',
  nothingWaits: 'No hay nada en espera. Los nuevos aparecen solos.',
  nobodyThere: 'No hay nadie de servicio.',
  chosen: count => `${count} elegidos`,
  chooseFirst: 'Elija antes pedidos, con un clic o rodeándolos',
  give: (count, name) => `Asignar ${count} a ${name}`,
  given: (count, name) => `${count} asignados a ${name}`,
  waitingHere: count => `${count} en espera`,
  refused: count => `${count} sin asignar`,
  seen: 'Entendido',
  leasing: name => `${name} está asignando`,
  load: (load, capacity) => `${load}/${capacity}`,
  presences: {
    idle: 'Libre',
    busy: 'Ocupado',
    weak: 'Señal débil',
    offline: 'Desconectado',
  },
  ring: kilometres => `${kilometres} km`,
  closer: 'Acercar',
  wider: 'Alejar',
  showAll: 'Ver todo',
}

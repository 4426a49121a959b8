import type { Words } from './text.ts'

export const words: Words = {
  plot: 'Where orders and workers are',
  hint: 'Draw a line round orders, then click a worker. Wheel zooms, Shift and drag moves',
  waiting: 'Waiting',
  workers: 'On duty',
  nothingWaits: 'Nothing waits. New orders appear by themselves.',
  nobodyThere: 'Nobody is on duty here.',
  chosen: count => `${count} chosen`,
  chooseFirst: 'Choose orders first, by a click or a line round them',
  give: (count, name) => `Assign ${count} to ${name}`,
  given: (count, name) => `${count} assigned to ${name}`,
  waitingHere: count => `${count} waiting`,
  refused: count => `${count} not assigned`,
  seen: 'Got it',
  leasing: name => `${name} is assigning`,
  load: (load, capacity) => `${load}/${capacity}`,
  presences: {
    idle: 'Free',
    busy: 'Busy',
    weak: 'Weak signal',
    offline: 'Off duty',
  },
  ring: kilometres => `${kilometres} km`,
  closer: 'Closer',
  wider: 'Wider',
  showAll: 'Show all',
}

import { machine, type StateIn } from '#contract/base/machine.ts'

/** A numbered event of an app, which waits until the events before it have come. Late: the order had moved on. */
export const inboxMachine = machine({
  states: ['waiting', 'applied', 'late', 'refused'],
  finals: ['applied', 'late', 'refused'],
  movers: ['order'],
  moves: {
    apply: { by: ['order'], from: ['waiting'], to: 'applied' },
    expire: { by: ['order'], from: ['waiting'], to: 'late' },
    refuse: { by: ['order'], from: ['waiting'], to: 'refused' },
  },
})
export type InboxState = StateIn<typeof inboxMachine>

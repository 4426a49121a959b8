import { machine, type StateIn } from '#contract/base/machine.ts'

const active = ['offered', 'accepted'] as const

/** An offer of an order to a worker, or what the worker took by themselves. The order's moves move it. */
export const assignmentMachine = machine({
  states: ['offered', 'accepted', 'declined', 'lapsed', 'replaced', 'revoked', 'finished'],
  begins: ['accepted'],
  finals: ['declined', 'lapsed', 'replaced', 'revoked', 'finished'],
  movers: ['order'],
  moves: {
    accept: { by: ['order'], from: ['offered'], to: 'accepted' },
    decline: { by: ['order'], from: ['offered'], to: 'declined' },
    /** The worker did not answer in time. */
    lapse: { by: ['order'], from: ['offered'], to: 'lapsed' },
    /** The order was assigned to another worker. */
    replace: { by: ['order'], from: active, to: 'replaced' },
    revoke: { by: ['order'], from: active, to: 'revoked' },
    finish: { by: ['order'], from: active, to: 'finished' },
  },
})
export type AssignmentState = StateIn<typeof assignmentMachine>

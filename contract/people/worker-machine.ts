import { machine, movesBy } from '#contract/base/machine.ts'

/** Every status from which a worker can still come back; `resigned` is final. */
const present = ['enabled', 'disabled', 'frozen'] as const

/**
 * Whether a worker gets orders. `clock` is a job of ours; `platform` is the ban of the person behind the worker, see
 * `users.ban`.
 */
export const workerMachine = machine({
  states: ['enabled', 'disabled', 'frozen', 'resigned'],
  finals: ['resigned'],
  movers: ['staff', 'clock', 'platform'],
  moves: {
    pcUpSend: { by: ['staff'], from: present, to: 'same' },
    enable: { by: ['staff'], from: ['disabled'], to: 'enabled' },
    disable: { by: ['staff'], from: ['enabled'], to: 'disabled' },
    /** By the clock when a paper that was judged a forgery is rejected. */
    freeze: { by: ['staff', 'clock'], from: ['enabled'], to: 'frozen' },
    unfreeze: { by: ['staff'], from: ['frozen'], to: 'enabled' },
    resign: { by: ['staff'], from: present, to: 'resigned' },
    forceOffline: { by: ['staff'], from: present, to: 'same' },
    changeScore: { by: ['staff'], from: present, to: 'same' },
    /** The freeze has reached its date. */
    endFreeze: { by: ['clock'], from: ['frozen'], to: 'enabled' },
    /** A credential has ended: the worker goes offline. */
    expire: { by: ['clock'], from: present, to: 'same' },
    ban: { by: ['platform'], from: ['enabled', 'frozen'], to: 'frozen' },
    unban: { by: ['platform'], from: ['frozen'], to: 'enabled' },
  },
  timeouts: { frozen: { move: 'endFreeze', after: 'ownMoment' } },
})
export const workerStatuses = workerMachine.states
/** What staff may do with a worker. */
export const workerMoves = movesBy(workerMachine, 'staff')
export type WorkerMove = (typeof workerMoves)[number]

import { type MoveIn, machine, movesBy } from '#contract/base/machine.ts'

/** One table holds staff and the people of the platform; `kind` says which. */
export const userKinds = ['staff', 'customer', 'rider', 'chauffeur', 'companion', 'merchant'] as const
const staff = ['staff'] as const
const outside = ['customer', 'rider', 'chauffeur', 'companion', 'merchant'] as const
const always = ['enabled', 'disabled', 'banned'] as const

/**
 * Whether somebody may use the platform. Staff are disabled, everybody else is banned. `operator` is whoever runs commands on
 * the server itself.
 */
export const userMachine = machine({
  states: always,
  finals: [],
  movers: ['staff', 'operator'],
  moves: {
    update: { by: ['staff'], from: always, to: 'same', kinds: staff },
    /** Rows are never deleted. */
    delete: { by: ['staff'], from: ['enabled'], to: 'disabled', kinds: staff },
    enable: { by: ['staff'], from: ['disabled', 'banned'], to: 'enabled', kinds: staff },
    resetPassword: { by: ['staff'], from: always, to: 'same', kinds: staff },
    unlock: { by: ['staff'], from: always, to: 'same', kinds: staff },
    endTotp: { by: ['staff'], from: always, to: 'same', kinds: staff },
    assignRoles: { by: ['staff'], from: always, to: 'same', kinds: staff },
    signOut: { by: ['staff'], from: always, to: 'same', kinds: staff },
    ban: { by: ['staff'], from: ['enabled', 'disabled'], to: 'banned', kinds: outside },
    unban: { by: ['staff'], from: ['banned'], to: 'enabled', kinds: outside },
    restoreAccess: { by: ['operator'], from: always, to: 'enabled', kinds: staff },
  },
})
export const userStatuses = userMachine.states
/** What staff may do with somebody. */
export const userMoves = movesBy(userMachine, 'staff')
export type UserMove = (typeof userMoves)[number]
export type AnyUserMove = MoveIn<typeof userMachine>

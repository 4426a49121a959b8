import { machine, type StateIn } from '#contract/base/machine.ts'

/** `amount`: both have it, with different amounts. */
export const differenceKinds = ['amount', 'onlyOurs', 'onlyTheirs'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const differenceMachine = machine({
  states: ['open', 'taken', 'settled'],
  finals: ['settled'],
  movers: ['staff', 'clock'],
  moves: {
    take: { by: ['staff'], from: ['open'], to: 'taken' },
    /** Only by who took it. */
    release: { by: ['staff'], from: ['taken'], to: 'open' },
    /** Only by who took it. */
    settle: { by: ['staff'], from: ['taken'], to: 'settled' },
    /** What was missing has arrived; what was posted instead is reversed. */
    arrive: { by: ['clock'], from: ['open', 'taken', 'settled'], to: 'settled' },
  },
})
export type DifferenceState = StateIn<typeof differenceMachine>
export const differenceActions = ['take', 'release', 'settle'] as const
export type DifferenceAction = (typeof differenceActions)[number]

/**
 * How a difference ends. The first two change the ledger, so that the account of the channel says what its bill says: `suspense` keeps the
 * difference until somebody knows more, `accept` makes it a cost or a gain of the platform. The others say what is done elsewhere.
 */
export const differenceOutcomes = [
  'suspense',
  'accept',
  'refundedElsewhere',
  'correctOurs',
  'correctTheirs',
  'arrived',
] as const
export type DifferenceOutcome = (typeof differenceOutcomes)[number]
export const postingOutcomes: readonly DifferenceOutcome[] = ['suspense', 'accept']

/** Which outcomes staff choose from. */
export const outcomesOf: Readonly<Record<DifferenceKind, readonly DifferenceOutcome[]>> = {
  amount: ['suspense', 'accept', 'correctOurs', 'correctTheirs'],
  onlyOurs: ['suspense', 'accept', 'correctOurs', 'correctTheirs'],
  onlyTheirs: ['suspense', 'accept', 'refundedElsewhere', 'correctOurs', 'correctTheirs'],
}

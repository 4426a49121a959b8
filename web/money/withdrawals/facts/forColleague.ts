import type { WithdrawalAction, WithdrawalRow } from '#contract/money/withdrawal.ts'

/** What leads a withdrawal on; in each state at most one of them is possible. */
const leading = ['approve', 'pay', 'confirmManual', 'retry'] as const satisfies readonly WithdrawalAction[]
type Leading = (typeof leading)[number]

type Withheld = { action: Leading; why: WithdrawalRow['withheld'][number]['why'] }

/** The action that leads on, where only a colleague may take it. */
export function withheldOf({ withheld }: Pick<WithdrawalRow, 'withheld'>): Withheld | undefined {
  return withheld.find((one): one is Withheld => leading.some(action => action === one.action))
}

import { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import { DayLimit, Id, mostFen } from '#contract/base/values.ts'
import { payoutMethods } from '#contract/money/payout.ts'
import { withdrawalOwners } from '#contract/money/withdrawal.ts'
import { riskLevels } from '#contract/money/withdrawal-risk.ts'
import { withdrawalQueues, type withdrawals } from '#contract/money/withdrawals.ts'

export const tabs = [...withdrawalQueues, 'all', 'batches'] as const
export const owners = ['any', ...withdrawalOwners] as const
export const methods = ['any', ...payoutMethods] as const
export const levels = ['any', ...riskLevels] as const

const Amount = z.int().min(0).max(mostFen).nullish()

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(tabs).default('review'),
  search: z.string().max(64).default(''),
  owner: z.enum(owners).default('any'),
  method: z.enum(methods).default('any'),
  risk: z.enum(levels).default('any'),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  leastFen: Amount,
  mostFen: Amount,
  from: DayLimit,
  to: DayLimit,
  /** The batch whose withdrawals are shown under the tab of batches, 0 for none. */
  batch: Id.or(z.literal(0)).default(0),
  /** The withdrawal whose drawer is open, 0 for none. */
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

export function listInputOf(question: Question): Omit<InputOf<typeof withdrawals.list>, 'after'> {
  const { tab, search, owner, method, risk, city, leastFen, mostFen: most, from, to, batch } = question
  return {
    queue: tab === 'batches' ? 'all' : tab,
    search,
    owner: owner === 'any' ? undefined : owner,
    method: method === 'any' ? undefined : method,
    risk: risk === 'any' ? undefined : risk,
    cityCode: city || undefined,
    leastFen: leastFen ?? undefined,
    mostFen: most ?? undefined,
    batchId: batch || undefined,
    from,
    to,
  }
}

/** Whether other filters than tab and batch are set. */
export function isNarrowed({ tab: _tab, batch: _batch, open: _open, ...filters }: Question): boolean {
  return Object.values(filters).some(value => value !== '' && value !== 'any' && value != null)
}

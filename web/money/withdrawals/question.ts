import { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import { byAgeAndAmount, sortInput } from '#contract/base/page.ts'
import { DayLimit, Id, mostFen } from '#contract/base/values.ts'
import { payoutMethods } from '#contract/money/payout.ts'
import { withdrawalMachine, withdrawalOwners } from '#contract/money/withdrawal.ts'
import { riskLevels } from '#contract/money/withdrawal-risk.ts'
import { withdrawalDays, withdrawalQueues, type withdrawals } from '#contract/money/withdrawals.ts'

export const tabs = [...withdrawalQueues, 'all', 'batches'] as const
export const owners = ['any', ...withdrawalOwners] as const
export const methods = ['any', ...payoutMethods] as const
export const levels = ['any', ...riskLevels] as const

const Amount = z.int().min(0).max(mostFen).nullish()

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(tabs).default('review'),
  sort: sortInput(byAgeAndAmount),
  search: z.string().max(64).default(''),
  owner: z.enum(owners).default('any'),
  method: z.enum(methods).default('any'),
  risk: z.enum(levels).default('any'),
  state: z.enum(withdrawalMachine.states).or(z.literal('')).default(''),
  unknown: z.boolean().default(false),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  leastFen: Amount,
  mostFen: Amount,
  dayOf: z.enum(withdrawalDays).default('asked'),
  from: DayLimit,
  to: DayLimit,
  /** The batch whose withdrawals are shown under the tab of batches, 0 for none. */
  batch: Id.or(z.literal(0)).default(0),
  /** The withdrawal whose drawer is open, 0 for none. */
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

/** The queue whose rows a tab shows: under that of batches they are those of one batch. */
export function queueOf(tab: Question['tab']) {
  return tab === 'batches' ? 'all' : tab
}

export function listInputOf(question: Question): Omit<InputOf<typeof withdrawals.list>, 'after'> {
  const {
    tab,
    search,
    owner,
    method,
    risk,
    state,
    unknown,
    city,
    leastFen,
    mostFen: most,
    dayOf,
    from,
    to,
    batch,
  } = question
  return {
    queue: queueOf(tab),
    search,
    owner: owner === 'any' ? undefined : owner,
    method: method === 'any' ? undefined : method,
    risk: risk === 'any' ? undefined : risk,
    state: state || undefined,
    unknown: unknown || undefined,
    cityCode: city || undefined,
    leastFen: leastFen ?? undefined,
    mostFen: most ?? undefined,
    batchId: batch || undefined,
    dayOf,
    from,
    to,
  }
}

/** Whether other filters than tab, order and batch are set. */
export function isNarrowed(question: Question): boolean {
  const { tab: _tab, sort: _sort, batch: _batch, open: _open, dayOf: _dayOf, ...filters } = question
  return Object.values(filters).some(value => value !== '' && value !== 'any' && value !== false && value != null)
}

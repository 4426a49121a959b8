import { z } from 'zod'
import { byAge, sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { accountKinds, ledgerEvents, ownerKinds } from '#contract/money/accounts.ts'
import { adjustmentMachine } from '#contract/money/adjustment.ts'
import { withdrawalOwners } from '#contract/money/withdrawal.ts'

export const ledgerTabs = ['transactions', 'accounts', 'trial', 'adjustments'] as const
export type LedgerTab = (typeof ledgerTabs)[number]

const any = z.literal('')

/**
 * What the page shows, in the address. `open` is the row of the tab whose drawer is open; `first` and `last` are the days of
 * the account that is open.
 */
export const Question = z.object({
  tab: z.enum(ledgerTabs).default('transactions'),
  search: z.string().max(64).default(''),
  event: z.enum(ledgerEvents).or(any).default(''),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  owner: z.enum(ownerKinds).or(any).default(''),
  kind: z.enum(accountKinds).or(any).default(''),
  party: z.enum(withdrawalOwners).or(any).default(''),
  state: z.enum(adjustmentMachine.states).or(any).default(''),
  open: z.int().min(0).default(0),
  first: DayLimit,
  last: DayLimit,
})
export type Question = z.output<typeof Question>

/** The fields that are about one row. */
export const passing = ['open', 'first', 'last'] as const

/** What a tab starts with. */
export const cleared: Omit<Question, 'tab'> = {
  search: '',
  event: '',
  from: '',
  to: '',
  sort: '',
  owner: '',
  kind: '',
  party: '',
  state: '',
  open: 0,
  first: '',
  last: '',
}

const path = '/finance/ledger'

export function transactionAddress(id: number): string {
  return `${path}?open=${id}`
}

export function adjustmentAddress(id: number): string {
  return `${path}?tab=adjustments&open=${id}`
}

export function accountAddress(id: number): string {
  return `${path}?tab=accounts&open=${id}`
}

import { z } from 'zod'
import { FenTotal, Moment } from '#contract/base/values.ts'
import { Balance } from '#contract/money/ledger-rows.ts'
import { orderQueues } from '#contract/orders/order-question.ts'
import { services } from '#contract/orders/service.ts'

/** How many wait in a queue of a service, made by the query of the list it links to. */
export const WaitingNumber = z.object({
  service: z.enum(services),
  queue: z.enum(orderQueues),
  value: z.int(),
  link: z.string(),
  urgent: z.boolean(),
})

export const Figures = z.object({ placed: z.int(), completed: z.int(), cancelled: z.int(), paidFen: FenTotal })

/** Withdrawals of the cities of this person. */
export const WithdrawalsNow = z.object({
  waiting: z.int(),
  waitingFen: FenTotal,
  /** When the one was asked for that has waited longest; null where none waits. */
  oldestAt: Moment.nullable(),
  approved: z.int(),
  failed: z.int(),
  unknown: z.int(),
  paidToday: z.object({ count: z.int(), fen: FenTotal }),
  stopped: z.enum(['ledger', 'reconciliation']).nullable(),
})

/** Balances of the whole platform. */
export const LedgerNow = z.object({
  /** What debits and credits differ by, and whether the last nightly check stops payouts. */
  differenceFen: Balance,
  stopsPayouts: z.boolean(),
  escrowFen: Balance,
  /** Of all people and merchants together. */
  heldFen: Balance,
  availableFen: Balance,
  withdrawingFen: Balance,
  receivableFen: Balance,
  /** Of all payment channels together. */
  channelFen: Balance,
})

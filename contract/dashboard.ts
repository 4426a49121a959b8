import { z } from 'zod'
import { query } from './base/operation.ts'
import { Day, FenTotal, Moment } from './base/values.ts'
import { Balance } from './money/ledger-rows.ts'
import { orderQueues } from './orders/order-question.ts'
import { services } from './orders/service.ts'

/** How many wait in a queue of a service, made by the query of the list it links to. */
export const WaitingNumber = z.object({
  service: z.enum(services),
  queue: z.enum(orderQueues),
  value: z.int(),
  link: z.string(),
  urgent: z.boolean(),
})

const Figures = z.object({ placed: z.int(), completed: z.int(), cancelled: z.int(), paidFen: FenTotal })

/** Withdrawals of the cities of this person. */
const WithdrawalsNow = z.object({
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
const LedgerNow = z.object({
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

export const dashboard = {
  today: query('dashboard.today', {
    needs: 'dashboard.view',
    /** The service of today's figures; all services if left out. Waiting work is always that of all services. */
    input: z.object({ service: z.enum(services).nullish() }),
    output: z.object({
      asOf: Moment,
      /** Today in Shanghai: the filter of the lists behind the figures below. */
      day: Day,
      /** Work that waits for this person. */
      waiting: z.array(WaitingNumber),
      /** Refunds that wait for approval; null without the permission to approve. */
      refundsInReview: z.int().nullable(),
      ...Figures.shape,
      /** The same, service by service. */
      services: z.array(Figures.extend({ service: z.enum(services) })),
      /** Orders placed in each hour of today, Asia/Shanghai, 24 of them. */
      byHour: z.array(z.int()),
    }),
  }),
  /** The money, for finance; each part is null for those who may not see the screen that explains it. */
  money: query('dashboard.money', {
    needs: 'dashboard.view',
    input: z.object({}),
    output: z.object({
      asOf: Moment,
      withdrawals: WithdrawalsNow.nullable(),
      refunds: z.object({ review: z.int(), processing: z.int(), failed: z.int() }).nullable(),
      ledger: LedgerNow.nullable(),
    }),
  }),
}

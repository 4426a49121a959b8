import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { PayoutFault } from '#contract/money/payout.ts'
import type { PayoutWebhookBody } from '#contract/open/open-money.ts'
import type { BankBalance } from './bank-balance.ts'
import type { BankBooks } from './bank-books.ts'
import { type Payout, say, sayAgain, send } from './payout-answers.ts'
import { type PayoutOutcome, usualOutcome } from './payout-outcomes.ts'

export type Payouts = {
  receive(webhook: PayoutWebhookBody): void
  /** The outcomes of the next payouts, in their order; after them everything is as usual. */
  expect(...outcomes: PayoutOutcome[]): void
}
type Context = {
  simulation: Simulation
  api: OpenApi
  books: BankBooks
  balance: BankBalance
  payouts: Map<string, Payout>
  expected: PayoutOutcome[]
}

const hour = 3600

/** The payout channel: pays each `no` once, however often it is ordered, and answers when it is asked. */
export function createPayouts(
  simulation: Simulation,
  { api, books, balance }: Pick<Context, 'api' | 'books' | 'balance'>,
): Payouts {
  const context: Context = { simulation, api, books, balance, payouts: new Map(), expected: [] }
  return {
    expect: (...outcomes) => void context.expected.push(...outcomes),
    receive({ type, data }) {
      simulation.log('payoutWebhook', { no: data.no, change: type })
      const known = context.payouts.get(data.no)
      if (type === 'payout.requested') {
        if (!known) simulation.runUntilRefused(carryOut(context, openPayout(context, data)))
        else simulation.runUntilRefused(sayAgain(context, known))
      } else if (known) simulation.runUntilRefused(answerQuery(context, known))
      // Asked about before it is ordered, or ordered in an earlier run: the bank has not paid it, and never will.
      else simulation.runUntilRefused(fail(context, openPayout(context, data), 'OTHER'))
    },
  }
}

function openPayout({ simulation, payouts, expected }: Context, order: Payout['order']): Payout {
  const random = simulation.chanceOf('payout', order.no)
  const usual: PayoutOutcome = simulation.isCooperative ? { is: 'pays' } : usualOutcome(random)
  const payout: Payout = {
    order,
    outcome: expected.shift() ?? usual,
    channelNo: `BK${order.no}`,
    said: null,
    queries: 0,
    answers: 0,
  }
  payouts.set(order.no, payout)
  return payout
}

async function carryOut(context: Context, payout: Payout): Promise<void> {
  const { simulation, balance } = context
  const { outcome, order } = payout
  const random = simulation.chanceOf('payoutTime', order.no)
  const wait = (least: number, most: number) => simulation.clock.sleep(random.between(least, most))
  if (outcome.is === 'silent') return
  await wait(1, 20)
  if (!balance.has(order.amountFen)) return fail(context, payout, 'NOT_ENOUGH')
  if (outcome.is === 'fails') {
    await say(context, payout, 'accepted')
    await wait(5, 120)
    return fail(context, payout, outcome.fault)
  }
  if (outcome.is === 'doubled') return payTwice(context, payout)
  if (outcome.is === 'confirms' || outcome.is === 'neverConfirmed') {
    await say(context, payout, 'confirming')
    if (outcome.is === 'confirms') await wait(60, 6 * hour)
    else {
      await simulation.clock.sleep(24 * hour)
      return fail(context, payout, 'OVERDUE_CLOSE')
    }
  } else {
    await say(context, payout, 'accepted')
    if (outcome.is === 'late') await wait(2 * hour, 8 * hour)
    else await wait(5, 300)
  }
  await succeed(context, payout)
}

/** The result before the acceptance, and each of them twice. */
async function payTwice(context: Context, payout: Payout): Promise<void> {
  await succeed(context, payout)
  await send(context, payout, 'accepted')
  await sayAgain(context, payout)
  await send(context, payout, 'processing')
}

async function answerQuery(context: Context, payout: Payout): Promise<void> {
  const { outcome } = payout
  payout.queries++
  if (outcome.is !== 'silent' || payout.said !== null) return sayAgain(context, payout)
  if (payout.queries < outcome.until) return
  if (outcome.result === 'success') await succeed(context, payout)
  else await fail(context, payout, 'TRANSFER_RISK')
}

async function succeed(context: Context, payout: Payout): Promise<void> {
  const { books, balance } = context
  const { amountFen, no } = payout.order
  if (!balance.has(amountFen)) return fail(context, payout, 'NOT_ENOUGH')
  const movement = { kind: 'payout', channelNo: payout.channelNo, merchantNo: no, amountFen, feeFen: 0 } as const
  books.write({ ...movement, at: Date.now() })
  await say(context, payout, 'success')
  await balance.report()
}

async function fail(context: Context, payout: Payout, fault: PayoutFault): Promise<void> {
  payout.fault = fault
  await say(context, payout, 'failed')
}

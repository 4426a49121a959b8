import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { PayoutFault, PayoutResult } from '#contract/money/payout.ts'
import type { PayoutWebhookBody } from '#contract/open/open-money.ts'
import type { BankBalance } from './bank-balance.ts'
import type { BankBooks } from './bank-books.ts'
import { faultSentences, type Mood, usualMood } from './moods.ts'

type Order = PayoutWebhookBody['data']
type Payout = {
  order: Order
  mood: Mood
  channelNo: string
  /** The last thing that the bank said; null before it said anything. */
  said: PayoutResult | null
  fault?: PayoutFault
  queries: number
  answers: number
}

export type Payouts = {
  receive(webhook: PayoutWebhookBody): void
  /** The moods of the next payouts, in their order; after them everything is as usual. */
  expect(...moods: Mood[]): void
}
type Context = {
  simulation: Simulation
  api: OpenApi
  books: BankBooks
  balance: BankBalance
  payouts: Map<string, Payout>
  expected: Mood[]
}

const hour = 3600

/** The payout channel: pays each `no` once, however often it is ordered, and answers when it is asked. */
export function createPayouts(
  simulation: Simulation,
  { api, books, balance }: Pick<Context, 'api' | 'books' | 'balance'>,
): Payouts {
  const context: Context = { simulation, api, books, balance, payouts: new Map(), expected: [] }
  return {
    expect: (...moods) => void context.expected.push(...moods),
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

function openPayout({ simulation, payouts, expected }: Context, order: Order): Payout {
  const random = simulation.chanceOf('payout', order.no)
  const usual: Mood = simulation.isCooperative ? { is: 'pays' } : usualMood(random)
  const payout: Payout = {
    order,
    mood: expected.shift() ?? usual,
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
  const { mood, order } = payout
  const random = simulation.chanceOf('payoutTime', order.no)
  const wait = (least: number, most: number) => simulation.clock.sleep(random.between(least, most))
  if (mood.is === 'silent') return
  await wait(1, 20)
  if (!balance.has(order.amountFen)) return fail(context, payout, 'NOT_ENOUGH')
  if (mood.is === 'fails') {
    await say(context, payout, 'accepted')
    await wait(5, 120)
    return fail(context, payout, mood.fault)
  }
  if (mood.is === 'doubled') return payTwice(context, payout)
  if (mood.is === 'confirms' || mood.is === 'neverConfirmed') {
    await say(context, payout, 'confirming')
    if (mood.is === 'confirms') await wait(60, 6 * hour)
    else {
      await simulation.clock.sleep(24 * hour)
      return fail(context, payout, 'OVERDUE_CLOSE')
    }
  } else {
    await say(context, payout, 'accepted')
    if (mood.is === 'late') await wait(2 * hour, 8 * hour)
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
  const { mood } = payout
  payout.queries++
  if (mood.is !== 'silent' || payout.said !== null) return sayAgain(context, payout)
  if (payout.queries < mood.until) return
  if (mood.result === 'success') await succeed(context, payout)
  else await fail(context, payout, 'TRANSFER_RISK')
}

async function succeed(context: Context, payout: Payout): Promise<void> {
  const { books, balance } = context
  const { amountFen, no } = payout.order
  if (!balance.take(amountFen)) return fail(context, payout, 'NOT_ENOUGH')
  const movement = { kind: 'payout', channelNo: payout.channelNo, merchantNo: no, amountFen, feeFen: 0 } as const
  books.write({ ...movement, at: Date.now() })
  await say(context, payout, 'success')
  await balance.tell()
}

async function fail(context: Context, payout: Payout, fault: PayoutFault): Promise<void> {
  payout.fault = fault
  await say(context, payout, 'failed')
}

async function say(context: Context, payout: Payout, result: PayoutResult): Promise<void> {
  payout.said = result
  await send(context, payout, result)
}

async function sayAgain(context: Context, payout: Payout): Promise<void> {
  if (payout.mood.is === 'silent' && payout.said === null) return
  await send(context, payout, payout.said ?? 'processing')
}

async function send({ api, simulation }: Context, payout: Payout, result: PayoutResult): Promise<void> {
  const { order, channelNo, fault } = payout
  const isFault = result === 'failed' && fault !== undefined
  simulation.log('payoutResult', { no: order.no, result, ...(isFault && { fault }) })
  await api.sendPayoutResult(order.no, {
    eventId: `${order.no}-${payout.answers++}`,
    result,
    amountFen: order.amountFen,
    channelNo,
    ...(isFault && { fault, message: faultSentences[fault] ?? '' }),
    occurredAt: new Date().toISOString(),
  })
}

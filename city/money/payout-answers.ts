import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { PayoutFault, PayoutResult } from '#contract/money/payout.ts'
import type { PayoutWebhookBody } from '#contract/open/open-money.ts'
import { faultSentences, type PayoutOutcome } from './payout-outcomes.ts'

type Order = PayoutWebhookBody['data']
export type Payout = {
  order: Order
  outcome: PayoutOutcome
  channelNo: string
  /** The last thing that the bank said; null before it said anything. */
  said: PayoutResult | null
  fault?: PayoutFault
  queries: number
  answers: number
}
type Answering = { api: OpenApi; simulation: Simulation }

export async function say(context: Answering, payout: Payout, result: PayoutResult): Promise<void> {
  payout.said = result
  await send(context, payout, result)
}

export async function sayAgain(context: Answering, payout: Payout): Promise<void> {
  if (payout.outcome.is === 'silent' && payout.said === null) return
  await send(context, payout, payout.said ?? 'processing')
}

export async function send({ api, simulation }: Answering, payout: Payout, result: PayoutResult): Promise<void> {
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

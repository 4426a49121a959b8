import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { OpenOrderAnswer } from '#contract/open/open.ts'
import { openCalls } from '#contract/open/open-calls.ts'
import { askByCustomer } from '#server/money/refunds/index.ts'
import { type OrderRecord, placeOrder, type Received, receiveEvent } from '#server/orders/index.ts'
import type { Route } from './route.ts'

/** Orders, their events, and refunds that customers ask for. */
export function orderRoutes(route: Route): void {
  route(
    openCalls.placeOrder,
    ({ change, app, input, admission }) => placeOrder(change, app.id, input, admission()),
    answerOf,
    { admits: true },
  )
  route(
    openCalls.sendEvent,
    ({ change, app, input, params, admission }) => receiveEvent(change, app.id, params.no ?? '', input, admission()),
    answerReceived,
    { admits: true },
  )
  route(openCalls.requestRefund, ({ change, app, input, params }) =>
    askByCustomer(change, app.id, params.no ?? '', input),
  )
}

/** A refusal is thrown after its event was stored; an event that waits for its turn answers 202. */
function answerReceived(
  { order, isWaiting, refusal }: Received,
  reply: FastifyReply,
): z.output<typeof OpenOrderAnswer> {
  if (refusal) throw refusal
  if (isWaiting) reply.code(202)
  return answerOf(order)
}

function answerOf({ no, id, state, version }: OrderRecord): z.output<typeof OpenOrderAnswer> {
  return { no, id, state, version }
}

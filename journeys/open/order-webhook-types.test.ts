import { expect, test } from 'vitest'
import { type AppMover, isMoveFor, type Move } from '#contract/base/machine.ts'
import { orderWebhookTypes, webhookOfMove } from '#contract/open/webhooks/order-types.ts'
import type { StaffMove } from '#contract/orders/order.ts'
import { type OrderMove, planOf, type Service, services } from '#contract/orders/service.ts'
import { createEndpoint } from '#server/webhooks/index.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import type { Order } from '../setup/orders/order.ts'
import { kindsOf } from '../setup/orders/placed.ts'
import { wayBetween } from '../setup/orders/ways.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

/** Refunds have journeys of their own for every stage (`journeys/money`). */
const ofRefunds = (type: string) => type.startsWith('order.refund')

type Play = { service: Service; kind: string; move: OrderMove; from: string; by: Move['by'][number] }

/** One way to make each move that has a webhook: an app where one can, else the desk, else the clock. */
function playsOf(service: Service): Play[] {
  const { moves, states } = planOf(service)
  return Object.entries(moves).flatMap(([name, move]) => {
    const found = kindsOf[service].flatMap(kind => {
      const able = move.by.filter(by => isMoveFor(move, by, kind))
      const by = able.find(one => one !== 'clock' && one !== 'staff') ?? able.find(one => one === 'staff') ?? able[0]
      const lengthTo = (state: string) => wayBetween({ service, kind, state: states[0] }, state)?.length ?? 99
      const from = move.from
        .filter(state => wayBetween({ service, kind, state: states[0] }, state) !== undefined)
        .toSorted((one, other) => lengthTo(one) - lengthTo(other))[0]
      return by && from ? [{ service, kind, move: name as OrderMove, from, by }] : []
    })
    return webhookOfMove[name as OrderMove] === null ? [] : found.slice(0, 1)
  })
}

async function play({ service, kind, move, from, by }: Play): Promise<void> {
  const order = await server.fixtures.orderOf(service, from as never, { kind })
  if (by === 'clock') await server.fixtures.timeOut(order)
  else if (by === 'staff')
    await decide(await server.signIn('super_admin'), move as StaffMove, order, await workerFor(order))
  else await server.fixtures.sendEvent(await withWorker(order), { event: move, by: by as AppMover })
}

/** Whom the desk gives it to, where the move is about that. */
async function workerFor(order: Order): Promise<number | undefined> {
  const { worker } = planOf(order.service)
  return worker ? (await server.fixtures.worker(worker, { cityCode: order.cityCode })).id : undefined
}

async function withWorker(order: Order): Promise<Order> {
  const { worker } = planOf(order.service)
  if (order.worker || !worker) return order
  return { ...order, worker: await server.fixtures.worker(worker, { cityCode: order.cityCode }) }
}

const plays = services.flatMap(playsOf)
const wanted = orderWebhookTypes.filter(type => !ofRefunds(type))

test('every webhook of an order is sent by some move, and each such move sends it', async () => {
  await createEndpoint(server.runtime, { appId: 'customer-app', url: 'http://127.0.0.1:9/' })
  const failed: string[] = []
  for (const one of plays)
    await play(one).catch((error: Error) =>
      failed.push(`${one.service} ${one.move} from ${one.from}: ${error.message}`),
    )
  const rows = await server.db.selectFrom('webhooks').select('type').distinct().execute()
  const sent = new Set(rows.map(({ type }) => type))
  expect({ failed, unsent: wanted.filter(type => !sent.has(type)) }).toEqual({ failed: [], unsent: [] })
})

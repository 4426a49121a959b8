import type { Mover } from '#contract/base/machine.ts'
import { refunds } from '#contract/money/refunds.ts'
import {
  type OrderWebhookType,
  revokedType,
  webhookOfMove,
  webhookOfStage,
} from '#contract/open/webhooks/order-types.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { type OrderMove, planOf, type Service, type StateOf, services } from '#contract/orders/service.ts'
import { decide } from '../../orders/desk-moves.ts'
import { type MoveFixture, ready } from '../../orders/move-fixture.ts'
import { askFor, mealFor, target } from '../../people/money.ts'
import type { TestServer } from '../../process/server.ts'

type Way = { service: Service; move: OrderMove; by: Mover; state: string }

/** Every way in which an order comes to a move of this type, by its plans. */
function waysTo(type: OrderWebhookType): Way[] {
  return services.flatMap(service =>
    Object.entries(planOf(service).moves).flatMap(([name, terms]) => {
      const move = name as OrderMove
      if (webhookOfMove[move] !== type) return []
      return terms.by.flatMap(by => terms.from.map(state => ({ service, move, by, state })))
    }),
  )
}

/** Whether a move was made that apps receive as this type. */
export async function playOrder(server: TestServer, type: OrderWebhookType): Promise<boolean> {
  // An event of the platform's own is published as it is placed.
  if (type === 'order.publish') {
    await server.fixtures.orderOf('challenge', 'open', { kind: 'event' })
    return true
  }
  for (const way of waysTo(type)) if (await play(server, way)) return true
  return false
}

async function play(server: TestServer, { service, move, by, state }: Way): Promise<boolean> {
  const { fixtures } = server
  if (by === 'clock') {
    if (planOf(service).timeouts[state]?.move !== move) return false
    await fixtures.timeOut(await fixtures.orderOf(service, state as StateOf<Service>))
    return true
  }
  const order = await ready({ service, server } as MoveFixture, move, by, state)
  if (!order) return false
  const { worker: trade } = planOf(service)
  if (by === 'staff') {
    const next = ['assign', 'reassign'].includes(move) && trade ? await fixtures.worker(trade) : undefined
    await decide(await server.signIn('ops'), move as StaffMove, order, next?.id)
  } else {
    const worker = order.worker ?? (await fixtures.worker(trade ?? 'rider'))
    await fixtures.sendEvent({ ...order, worker }, { event: move, by })
  }
  return true
}

/** How each stage of a refund is come to, and that an order went to another worker. */
export const orderStories: Record<(typeof webhookOfStage)[keyof typeof webhookOfStage] | typeof revokedType, Story> = {
  [revokedType]: async server => {
    const order = await server.fixtures.order('preparing/accepted')
    const other = await server.fixtures.rider()
    await decide(await server.signIn('ops'), 'reassign', order, other.id)
  },
  [webhookOfStage.processing]: async server => void (await started(server)),
  [webhookOfStage.refunded]: async server => {
    await server.fixtures.sendEvent(await started(server), { event: 'refund', by: 'payment' })
  },
  [webhookOfStage.failed]: async server => {
    const order = await started(server)
    await server.fixtures.sendEvent(order, { event: 'failRefund', by: 'payment', reason: '原卡已注销' })
  },
  [webhookOfStage.review]: async server => void (await asked(server)),
  [webhookOfStage.rejected]: async server => {
    const { order } = await asked(server)
    const finance = await server.signIn('finance')
    await finance.call(refunds.reject, { ...(await target(finance, order)), reason: '照片看不清' })
  },
  [webhookOfStage.withdrawn]: async server => {
    const { order, kefu } = await asked(server)
    await kefu.call(refunds.withdraw, await target(kefu, order))
  },
}

type Story = (server: TestServer) => Promise<unknown>

async function started(server: TestServer) {
  const order = await mealFor(server, 8000)
  await askFor(await server.signIn('kefu'), order, 3000)
  return order
}

/** More than the person may give back alone. */
async function asked(server: TestServer) {
  const [order, kefu] = [await mealFor(server, 8000), await server.signIn('kefu')]
  await askFor(kefu, order, 6000)
  return { order, kefu }
}

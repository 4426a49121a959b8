import { type CityOrder, isOf } from '#city/world/order-book.ts'
import type { Route } from './routes.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Session = CityOrder<'companion'>

/** Companions play from home. */
export const companionRoute: Route<'companion'> = {
  accepted: {
    at: (_order, worker) => worker.position,
    visit: async (simulation, worker, order) => {
      // `startAt` is real time, like all times that are sent.
      const early = (Date.parse(order.request.startAt) - Date.now()) / 1000
      await simulation.clock.sleep(
        Math.max(0, early * simulation.clock.speed) + simulation.chanceOf('late', order.key).between(5, 180),
      )
      if (!worker.jobs.includes(order)) return
      await simulation.sendEvent(order, { event: 'start', by: 'companion', workerId: worker.person.externalId })
    },
  },
  in_service: {
    at: (_order, worker) => worker.position,
    visit: async (simulation, worker, order) => {
      const { unit, quantity } = order.request
      const minutes = quantity * (unit === 'hour' ? 60 : 25) * simulation.chanceOf('play', order.key).between(0.95, 1.1)
      if (!(await simulation.isUnchangedAfter(order, minutes * 60))) return
      await simulation.sendEvent(order, { event: 'submit', by: 'companion', workerId: worker.person.externalId })
    },
  },
}

type Reaction = (simulation: Simulation, order: Session) => Promise<unknown>

/** What customer and companion do in a dispute; in `arbitrating` staff decide. */
const reactions: Readonly<Record<string, Reaction>> = {
  in_service: async (simulation, order) => {
    const random = simulation.chanceOf('displeased', order.key)
    if (!random.chance(0.03) || !(await simulation.isUnchangedAfter(order, random.between(10, 30) * 60))) return
    return askRefund(simulation, order, '陪玩师中途离开')
  },
  pending_confirm: async (simulation, order) => {
    const random = simulation.chanceOf('unhappy', order.key)
    if (!random.chance(0.08) || order.begun.has('askRefund')) return
    if (await simulation.isUnchangedAfter(order, random.between(30, 110)))
      return askRefund(simulation, order, '水平和资料不符')
  },
  consulting: async (simulation, order) => {
    const random = simulation.chanceOf('answer', order.key)
    const draw = random.next()
    if (!(await simulation.isUnchangedAfter(order, random.between(5, 120) * 60))) return
    const companion = { by: 'companion', workerId: workerOf(order) } as const
    if (draw < 0.4) return simulation.sendEvent(order, { ...companion, event: 'agree' })
    if (draw < 0.9)
      return simulation.sendEvent(order, { ...companion, event: 'disagree', reason: '时长打满了，不同意退' })
  },
  consult_rejected: async (simulation, order) => {
    const random = simulation.chanceOf('persist', order.key)
    const draw = random.next()
    if (!(await simulation.isUnchangedAfter(order, random.between(5, 90) * 60))) return
    if (draw < 0.65) return simulation.sendEvent(order, { event: 'arbitrate', by: 'customer', reason: '请平台裁定' })
    if (draw < 0.85) return simulation.sendEvent(order, { event: 'drop', by: 'customer' })
  },
  arbitrating: async (simulation, order) => {
    const random = simulation.chanceOf('evidence', order.key)
    const after = [random.between(2, 60), random.between(2, 60)] as const
    if (!(await simulation.isUnchangedAfter(order, after[0] * 60))) return
    const customer = { evidence: '聊天截图：说好三小时，只打了一小时。' }
    await simulation.sendEvent(order, { event: 'addEvidence', by: 'customer', facts: customer })
    if (!random.chance(0.7) || !(await simulation.isUnchangedAfter(order, after[1] * 60))) return
    const companion = { evidence: '对局记录：三小时内共九局，全程在线。' }
    return simulation.sendEvent(order, {
      event: 'addEvidence',
      by: 'companion',
      workerId: workerOf(order),
      facts: companion,
    })
  },
}

export function createDisputes(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (!isOf(order, 'companion')) return
      const reaction = simulation.isCooperative ? undefined : reactions[order.state]
      if (reaction) simulation.run(reaction(simulation, order))
    },
  }
}

async function askRefund(simulation: Simulation, order: Session, reason: string): Promise<void> {
  order.begun.add('askRefund')
  const share = simulation.chanceOf('share', order.key).pick([0.3, 0.5, 1])
  const facts = { askedFen: Math.round(order.request.payFen * share) }
  await simulation.sendEvent(order, { event: 'askRefund', by: 'customer', reason, facts })
}

/** The companion who played, also after the order has ended. */
function workerOf({ lastWorkerId }: Session): string {
  return lastWorkerId ?? ''
}

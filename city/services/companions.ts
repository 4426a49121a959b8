import { type CityOrder, isOf } from '#city/world/book.ts'
import type { Way } from './rides.ts'
import type { Street, Trade } from './street.ts'

type Session = CityOrder<'companion'>

/** Companions play from home. */
export const companionWay: Way<'companion'> = {
  accepted: {
    at: (_order, life) => life.spot,
    visit: async (street, life, order) => {
      // `startAt` is on our clock, as everything that is sent.
      const early = (Date.parse(order.about.startAt) - Date.now()) / 1000
      await street.clock.sleep(
        Math.max(0, early * street.clock.speed) + street.chanceOf('late', order.key).between(5, 180),
      )
      if (!life.jobs.includes(order)) return
      await street.act(order, { event: 'start', by: 'companion', workerId: life.card.externalId })
    },
  },
  in_service: {
    at: (_order, life) => life.spot,
    visit: async (street, life, order) => {
      const { unit, quantity } = order.about
      const minutes = quantity * (unit === 'hour' ? 60 : 25) * street.chanceOf('play', order.key).between(0.95, 1.1)
      if (!(await street.waits(order, minutes * 60))) return
      await street.act(order, { event: 'submit', by: 'companion', workerId: life.card.externalId })
    },
  },
}

type Reaction = (street: Street, order: Session) => Promise<unknown>

/** What the two do who do not agree; from `arbitrating` on the desk decides. */
const reactions: Readonly<Record<string, Reaction>> = {
  in_service: async (street, order) => {
    const random = street.chanceOf('displeased', order.key)
    if (!random.chance(0.03) || !(await street.waits(order, random.between(10, 30) * 60))) return
    return askRefund(street, order, '陪玩师中途离开')
  },
  pending_confirm: async (street, order) => {
    const random = street.chanceOf('unhappy', order.key)
    if (!random.chance(0.08) || order.begun.has('askRefund')) return
    if (await street.waits(order, random.between(30, 110))) return askRefund(street, order, '水平和资料不符')
  },
  consulting: async (street, order) => {
    const random = street.chanceOf('answer', order.key)
    const mood = random.next()
    if (!(await street.waits(order, random.between(5, 120) * 60))) return
    const companion = { by: 'companion', workerId: workerOf(order) } as const
    if (mood < 0.4) return street.act(order, { ...companion, event: 'agree' })
    if (mood < 0.9) return street.act(order, { ...companion, event: 'disagree', reason: '时长打满了，不同意退' })
  },
  consult_rejected: async (street, order) => {
    const random = street.chanceOf('persist', order.key)
    const mood = random.next()
    if (!(await street.waits(order, random.between(5, 90) * 60))) return
    if (mood < 0.65) return street.act(order, { event: 'arbitrate', by: 'customer', reason: '请平台裁定' })
    if (mood < 0.85) return street.act(order, { event: 'drop', by: 'customer' })
  },
  arbitrating: async (street, order) => {
    const random = street.chanceOf('evidence', order.key)
    const after = [random.between(2, 60), random.between(2, 60)] as const
    if (!(await street.waits(order, after[0] * 60))) return
    const customer = { evidence: '聊天截图：说好三小时，只打了一小时。' }
    await street.act(order, { event: 'addEvidence', by: 'customer', facts: customer })
    if (!random.chance(0.7) || !(await street.waits(order, after[1] * 60))) return
    const companion = { evidence: '对局记录：三小时内共九局，全程在线。' }
    return street.act(order, { event: 'addEvidence', by: 'companion', workerId: workerOf(order), facts: companion })
  },
}

export function createDisputes(street: Street): Trade {
  return {
    see: order => {
      if (!isOf(order, 'companion')) return
      const reaction = street.isObliging ? undefined : reactions[order.state]
      if (reaction) street.begin(reaction(street, order))
    },
  }
}

async function askRefund(street: Street, order: Session, reason: string): Promise<void> {
  order.begun.add('askRefund')
  const share = street.chanceOf('share', order.key).pick([0.3, 0.5, 1])
  const facts = { askedFen: Math.round(order.about.payFen * share) }
  await street.act(order, { event: 'askRefund', by: 'customer', reason, facts })
}

/** Whoever played, though it is no longer in their hands. */
function workerOf({ servedBy }: Session): string {
  return servedBy ?? ''
}

import type { Population } from '#city/people/population.ts'
import { games, gameType } from '#city/world/games.ts'
import type { Random } from '#city/world/random.ts'
import { companionKinds } from '#contract/orders/services/companion.ts'
import { customerOf, type OrderContent } from './order-content.ts'

const ranks = ['', '青铜 → 白银', '白银 → 黄金', '黄金 → 铂金', '钻石 → 大师']
const servers = ['微光一区', '微光二区', '远山大区', '手机互通区']

/** Most customers choose a companion. */
export function companionContent(population: Population, random: Random): OrderContent<'companion'> {
  const game = random.pick(games)
  const able = population.companions.filter(({ serviceTypes }) => serviceTypes.includes(gameType(game)))
  const unit = random.chance(0.7) ? 'hour' : 'round'
  const quantity = unit === 'hour' ? random.whole(1, 3) : random.whole(2, 6)
  const unitPriceFen = unit === 'hour' ? random.whole(20, 60) * 100 : random.whole(8, 20) * 100
  const discountFen = random.chance(0.1) ? 500 : 0
  return {
    service: 'companion',
    kind: random.pick(companionKinds),
    customer: customerOf(random.pick(population.customers)),
    game,
    gameServer: random.pick(servers),
    rank: random.pick(ranks),
    unit,
    quantity,
    unitPriceFen,
    discountFen,
    payFen: quantity * unitPriceFen - discountFen,
    ...(random.chance(0.6) && { companionId: random.pick(able).externalId }),
    note: '',
    after: { startAt: random.whole(5, 40) },
  }
}

export function challengeContent(population: Population, random: Random): OrderContent<'challenge'> {
  const isCoach = random.chance(0.6)
  return {
    service: 'challenge',
    kind: isCoach ? 'coach' : 'event',
    customer: customerOf(random.pick(population.customers)),
    game: random.pick(games),
    bestOf: random.pick([1, 3, 5]),
    prizeFen: isCoach ? 0 : random.whole(5, 20) * 100,
    payFen: isCoach ? random.whole(10, 80) * 100 : 0,
    note: '',
    after: { startAt: random.whole(20, 40) },
  }
}

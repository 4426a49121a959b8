import type { Deed } from '#city/api/wire.ts'
import type { Cast, Customer } from '#city/people/cast.ts'
import type { Crew } from '#city/people/crew.ts'
import { type CityOrder, isOf } from '#city/world/book.ts'
import type { Street, Trade } from './street.ts'

type Match = CityOrder<'challenge'>
type Player = Pick<Deed, 'by' | 'workerId' | 'opponent'>
type Terms = { customers: Cast['customers']; companions: Crew }

const customer: Player = { by: 'customer' }

/** A coach is a companion who has nothing else to do; at an event another customer plays. */
export function createChallenges(street: Street, terms: Terms): Trade {
  const reactions: Readonly<Record<string, (match: Match) => Promise<unknown>>> = {
    open: match => join(street, terms, match),
    matched: match => begin(street, match, rivalOf(terms, match)),
    in_progress: match => report(street, match, rivalOf(terms, match)),
    confirming: match => answer(street, match, rivalOf(terms, match)),
    disputed: match => prove(street, match, rivalOf(terms, match)),
  }
  return {
    see: order => {
      if (!isOf(order, 'challenge')) return
      const reaction = reactions[order.state]?.(order)
      if (reaction) street.begin(reaction)
    },
  }
}

async function join(street: Street, terms: Terms, match: Match): Promise<void> {
  const random = street.chanceOf('join', match.key)
  if (random.chance(0.1) && !street.isObliging) return
  if (!(await street.waits(match, random.between(1, 12) * 60))) return
  if (match.about.kind === 'event') return void (await street.act(match, { ...rivalOf(terms, match), event: 'join' }))
  // The desk may have given this one something else a moment ago; then the next one offers.
  do {
    const coach = terms.companions.freeFor(match)[0]?.card.externalId
    if (coach && (await street.act(match, { event: 'join', by: 'companion', workerId: coach }))) return
  } while (await street.waits(match, 60))
}

/** Whoever plays against the customer, the same person each time. */
function rivalOf({ customers }: Terms, match: Match): Player {
  if (match.about.kind === 'coach') return { by: 'companion', workerId: match.servedBy ?? '' }
  const self = customers.findIndex(({ externalId }) => externalId === match.about.customer.externalId)
  const { externalId, name } = customers[(self + 37) % customers.length] as Customer
  return { by: 'opponent', opponent: { externalId, name } }
}

/** One in sixteen does not turn up. */
async function begin(street: Street, match: Match, rival: Player): Promise<void> {
  const random = street.chanceOf('begin', match.key)
  if (random.chance(0.06) && !street.isObliging) return
  if (!(await street.waits(match, random.between(2, 9) * 60))) return
  await street.act(match, { ...(random.chance(0.5) ? customer : rival), event: 'begin' })
}

function resultOf(street: Street, match: Match) {
  const random = street.chanceOf('result', match.key)
  const needed = (match.about.bestOf + 1) / 2
  const lost = random.whole(0, needed - 1)
  return random.chance(0.5)
    ? { winner: 'customer', score: `${needed}:${lost}` }
    : { winner: 'opponent', score: `${lost}:${needed}` }
}

async function report(street: Street, match: Match, rival: Player): Promise<void> {
  const random = street.chanceOf('report', match.key)
  if (!(await street.waits(match, match.about.bestOf * random.between(12, 22) * 60))) return
  await street.act(match, { ...reporter(street, match, rival), event: 'report', facts: resultOf(street, match) })
}

function reporter(street: Street, match: Match, rival: Player): Player {
  return street.chanceOf('reporter', match.key).chance(0.5) ? customer : rival
}

/** Most agree; some say they won themselves; some say nothing, and after two hours that agrees. */
async function answer(street: Street, match: Match, rival: Player): Promise<void> {
  const random = street.chanceOf('reply', match.key)
  const mood = street.isObliging ? 0 : random.next()
  const other = reporter(street, match, rival) === customer ? rival : customer
  if (!(await street.waits(match, random.between(1, 30) * 60))) return
  if (mood < 0.75) return void (await street.act(match, { ...other, event: 'agree' }))
  if (mood > 0.88) return
  const said = resultOf(street, match).winner === 'customer' ? 'opponent' : 'customer'
  await street.act(match, { ...other, event: 'contest', facts: { winner: said, score: '' } })
}

async function prove(street: Street, match: Match, rival: Player): Promise<void> {
  const random = street.chanceOf('proof', match.key)
  const said = ['结算截图上是我赢了。', '对方掉线后又重连，比分不作数。'] as const
  for (const [index, player] of [customer, rival].entries()) {
    if (!(await street.waits(match, random.between(3, 50) * 60))) return
    await street.act(match, { ...player, event: 'addEvidence', facts: { evidence: said[index] ?? said[0] } })
  }
}

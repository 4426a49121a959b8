import type { AppEvent } from '#city/api/event-sender.ts'
import type { Customer, Population } from '#city/people/population.ts'
import type { WorkerGroup } from '#city/people/worker-group.ts'
import { type CityOrder, isOf } from '#city/world/order-book.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Match = CityOrder<'challenge'>
type Player = Pick<AppEvent, 'by' | 'workerId' | 'opponent'>
type Options = { customers: Population['customers']; companions: WorkerGroup }

const customer: Player = { by: 'customer' }

/** A coach match is joined by a free companion, an event by another customer. */
export function createChallenges(simulation: Simulation, options: Options): OrderListener {
  const reactions: Readonly<Record<string, (match: Match) => Promise<unknown>>> = {
    open: match => join(simulation, options, match),
    matched: match => begin(simulation, match, rivalOf(options, match)),
    in_progress: match => report(simulation, match, rivalOf(options, match)),
    confirming: match => answer(simulation, match, rivalOf(options, match)),
    disputed: match => sendEvidence(simulation, match, rivalOf(options, match)),
  }
  return {
    orderChanged: order => {
      if (!isOf(order, 'challenge')) return
      const reaction = reactions[order.state]?.(order)
      if (reaction) simulation.run(reaction)
    },
  }
}

async function join(simulation: Simulation, options: Options, match: Match): Promise<void> {
  const random = simulation.chanceOf('join', match.key)
  if (random.chance(0.1) && !simulation.isCooperative) return
  if (!(await simulation.isUnchangedAfter(match, random.between(1, 12) * 60))) return
  if (match.request.kind === 'event')
    return void (await simulation.sendEvent(match, { ...rivalOf(options, match), event: 'join' }))
  // The companion may have been assigned another order meanwhile; then the next one joins.
  do {
    const coach = options.companions.freeFor(match)[0]?.person.externalId
    if (coach && (await simulation.sendEvent(match, { event: 'join', by: 'companion', workerId: coach }))) return
  } while (await simulation.isUnchangedAfter(match, 60))
}

/** The person who plays against the customer; the same one each time. */
function rivalOf({ customers }: Options, match: Match): Player {
  if (match.request.kind === 'coach') return { by: 'companion', workerId: match.lastWorkerId ?? '' }
  const self = customers.findIndex(({ externalId }) => externalId === match.request.customer.externalId)
  const { externalId, name } = customers[(self + 37) % customers.length] as Customer
  return { by: 'opponent', opponent: { externalId, name } }
}

/** One match in sixteen does not begin. */
async function begin(simulation: Simulation, match: Match, rival: Player): Promise<void> {
  const random = simulation.chanceOf('begin', match.key)
  if (random.chance(0.06) && !simulation.isCooperative) return
  if (!(await simulation.isUnchangedAfter(match, random.between(2, 9) * 60))) return
  await simulation.sendEvent(match, { ...(random.chance(0.5) ? customer : rival), event: 'begin' })
}

function resultOf(simulation: Simulation, match: Match) {
  const random = simulation.chanceOf('result', match.key)
  const needed = (match.request.bestOf + 1) / 2
  const lost = random.whole(0, needed - 1)
  return random.chance(0.5)
    ? { winner: 'customer', score: `${needed}:${lost}` }
    : { winner: 'opponent', score: `${lost}:${needed}` }
}

async function report(simulation: Simulation, match: Match, rival: Player): Promise<void> {
  const random = simulation.chanceOf('report', match.key)
  if (!(await simulation.isUnchangedAfter(match, match.request.bestOf * random.between(12, 22) * 60))) return
  await simulation.sendEvent(match, {
    ...reporter(simulation, match, rival),
    event: 'report',
    facts: resultOf(simulation, match),
  })
}

function reporter(simulation: Simulation, match: Match, rival: Player): Player {
  return simulation.chanceOf('reporter', match.key).chance(0.5) ? customer : rival
}

/** Most agree; some contest; some do not answer, which counts as agreement after two hours. */
async function answer(simulation: Simulation, match: Match, rival: Player): Promise<void> {
  const random = simulation.chanceOf('reply', match.key)
  const draw = simulation.isCooperative ? 0 : random.next()
  const other = reporter(simulation, match, rival) === customer ? rival : customer
  if (!(await simulation.isUnchangedAfter(match, random.between(1, 30) * 60))) return
  if (draw < 0.75) return void (await simulation.sendEvent(match, { ...other, event: 'agree' }))
  if (draw > 0.88) return
  const winner = resultOf(simulation, match).winner === 'customer' ? 'opponent' : 'customer'
  await simulation.sendEvent(match, { ...other, event: 'contest', facts: { winner: winner, score: '' } })
}

async function sendEvidence(simulation: Simulation, match: Match, rival: Player): Promise<void> {
  const random = simulation.chanceOf('proof', match.key)
  const statements = ['结算截图上是我赢了。', '对方掉线后又重连，比分不作数。'] as const
  for (const [index, player] of [customer, rival].entries()) {
    if (!(await simulation.isUnchangedAfter(match, random.between(3, 50) * 60))) return
    await simulation.sendEvent(match, {
      ...player,
      event: 'addEvidence',
      facts: { evidence: statements[index] ?? statements[0] },
    })
  }
}

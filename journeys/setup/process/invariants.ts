import { type Kysely, type Selectable, sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import { moveOf, planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'

type Order = Selectable<Tables['orders']>
type Event = Selectable<Tables['events']>
type Assignment = Selectable<Tables['assignments']>

/** What is wrong with the orders of a database, a sentence each; `graceMs` is how late a clock may strike. */
export async function findWrongs(db: Kysely<Tables>, { graceMs }: { graceMs: number }): Promise<string[]> {
  // As they all stood at one moment: the clocks go on moving orders.
  const { orders, events, assignments, workers, misplaced } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async at => ({
      orders: await at.selectFrom('orders').selectAll().orderBy('id').execute(),
      events: await at.selectFrom('events').selectAll().where('subject', '=', 'orders').orderBy('id').execute(),
      assignments: await at.selectFrom('assignments').selectAll().orderBy('id').execute(),
      workers: await at.selectFrom('workers').select(['user_id', 'capacity']).execute(),
      misplaced: (await standingOtherwise.execute(at)).rows,
    }))
  const eventsOf = Map.groupBy(events, ({ subject_id }) => subject_id)
  const assignmentsOf = Map.groupBy(assignments, ({ order_id }) => order_id)
  return [
    ...orders.flatMap(order => wrongStanding(order, Date.now() - graceMs)),
    ...orders.flatMap(order => wrongChain(order, eventsOf.get(order.id) ?? [])),
    ...orders.flatMap(order => wrongHands(order, assignmentsOf.get(order.id) ?? [])),
    ...orders.flatMap(wrongMoney),
    ...misplaced.map(({ no }) => `${no} stands otherwise in order_standings.`),
    ...wrongLoads(orders, events, new Map(workers.map(({ user_id, capacity }) => [user_id, capacity]))),
  ]
}

/** Orders whose standing is missing or not as they are, and standings without an order. */
const standingOtherwise = sql<{ no: string }>`
  select coalesce(no, order_id::text) as no from orders full join order_standings standing on order_id = orders.id
  where (standing.service, standing.city_code, is_over, standing.state, standing.worker_id, standing.due_at, standing.timeout_at,
      standing.paid_at, standing.served_at, standing.finished_at)
    is distinct from (orders.service, orders.city_code, orders.finished_at is not null, orders.state, orders.worker_id, orders.due_at,
      orders.timeout_at, orders.paid_at, orders.served_at, orders.finished_at)`

/** It stands where its plan knows, not longer than its clock allows, and has ended exactly where it can end. */
function wrongStanding({ no, service, state, state_at, finished_at }: Order, now: number): string[] {
  const { states, timeouts, finals } = planOf(service)
  const timeout = timeouts[state]
  const found: string[] = []
  if (!states.includes(state)) found.push(`${no} stands at ${state}, which ${service} does not know.`)
  if (timeout && state_at + timeout.after * 1000 < now) found.push(`${no} should long have left ${state}.`)
  if (finals.includes(state) !== (finished_at !== null)) found.push(`${no} is at ${state}, finished_at ${finished_at}.`)
  return found
}

/** Every event is a move of the plan, by whom it names, from where the one before it led. */
function wrongChain({ no, service, kind, state, version }: Order, events: Event[]): string[] {
  const found: string[] = []
  const [placed, ...moves] = events
  if (placed?.action !== 'orders.place') return [`${no} does not begin with being placed.`]
  let at: string | null = placed.to_state
  for (const { id, action, actor_kind, from_state, to_state } of moves) {
    const name = action.slice('orders.'.length)
    const to = moveOf(service, name)?.to
    if (from_state !== at)
      found.push(`${no}: event ${id} ${name} starts at ${from_state}, the one before led to ${at}.`)
    if (!canMove(planOf(service), { kind, state: String(from_state) }, name, actor_kind)) {
      found.push(`${no}: ${actor_kind} may not ${name} at ${from_state}.`)
    }
    if (to_state !== (to === 'same' ? from_state : to))
      found.push(`${no}: ${name} led to ${to_state} instead of ${to}.`)
    at = to_state
  }
  if (at !== state) found.push(`${no} is at ${state}, its events led to ${at}.`)
  if (version !== moves.length + 1) found.push(`${no} has version ${version} after ${moves.length} moves.`)
  return found
}

/** One worker at most has it or is asked, it is the order's own, and nobody once it is over. */
function wrongHands({ no, state, worker_id, finished_at }: Order, assignments: Assignment[]): string[] {
  const live = assignments.filter(each => each.state === 'offered' || each.state === 'accepted')
  const found: string[] = []
  if (live.length > 1) found.push(`${no} is in ${live.length} hands at once.`)
  if (live.length > 0 && finished_at !== null) found.push(`${no} is over (${state}), and still in somebody's hands.`)
  if (live[0] && live[0].worker_id !== worker_id)
    found.push(`${no} is with ${worker_id}, given to ${live[0].worker_id}.`)
  return found
}

/** Where an order came to nothing, all of it goes back. */
const comesToNothing: readonly string[] = ['cancelled', 'closed', 'refunded', 'void', 'returned']
/** Where the service was rendered and nobody complained, all of it is kept, until somebody does. */
const allIsKept: readonly string[] = ['finished']

/** What was paid is what went back, what is on its way back, and what is kept. */
function wrongMoney(order: Order): string[] {
  const { no, state, service, pay_fen, paid_fen, refunded_fen, refunding_fen, facts } = order
  const back = refunded_fen + refunding_fen
  const kept = paid_fen - back
  const found: string[] = []
  if (kept < 0) found.push(`${no} gives back ${back} of ${paid_fen}.`)
  if (paid_fen !== 0 && paid_fen !== pay_fen) found.push(`${no}: ${paid_fen} was paid of ${pay_fen}.`)
  if (comesToNothing.includes(state) && kept !== 0) found.push(`${no} is ${state}, and ${kept} of ${paid_fen} is kept.`)
  if (allIsKept.includes(state) && back !== 0) found.push(`${no} is ${state}, and ${back} goes back.`)
  if (service === 'companion' && state === 'negotiated') {
    const agreed = facts.verdict?.customerFen ?? facts.askedFen ?? 0
    if (back !== agreed) found.push(`${no}: ${back} goes back where ${agreed} was agreed.`)
  }
  return found
}

/** Nobody was ever given more than they can carry. What a worker has in hand is read off the events, in their order. */
function wrongLoads(orders: Order[], events: Event[], capacities: Map<number, number>): string[] {
  const services = new Map(orders.map(({ id, service }) => [id, service]))
  const holders = new Map<number, number>()
  const hands = new Map<number, Set<number>>()
  const found: string[] = []
  for (const { subject_id, subject_no, action, to_state, changes } of events) {
    const [, given] = (changes as Record<string, [unknown, unknown]>).worker_id ?? []
    const holder = given === undefined ? holders.get(subject_id) : (given as number | null)
    const before = holders.get(subject_id)
    if (before !== undefined) hands.get(before)?.delete(subject_id)
    holders.delete(subject_id)
    const service = services.get(subject_id)
    if (!holder || !service) continue
    holders.set(subject_id, holder)
    if (!planOf(service).inHand.includes(String(to_state))) continue
    const inHand = hands.get(holder) ?? new Set()
    hands.set(holder, inHand.add(subject_id))
    const most = capacities.get(holder) ?? 0
    if (given && inHand.size > most)
      found.push(`${subject_no}: ${action} made it ${inHand.size} for one who can ${most}.`)
  }
  return found
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createRandom } from '#city/world/random.ts'
import { fen } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { orders } from '#contract/orders/orders.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import { release } from '#server/money/settlements/release.ts'
import { settle } from '#server/money/settlements/settle.ts'
import { customerOf, ownChat } from '../chats/chats.ts'
import { eventOf } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import type { TestServer } from '../process/server.ts'
import { answered, type ChannelBooks } from './channel-books.ts'
import { shopOfMeals } from './settlements.ts'
import { type AccountHolder, ask, riderWith, say } from './withdrawals.ts'

/** What people, apps and clocks do with money, one at random each time. */
export type MoneyWorld = {
  readonly random: ReturnType<typeof createRandom>
  /** Whose operations are called; another one after a restart. */
  server: TestServer
  desks: { finance: Desk; second: Desk; leader: Desk }
  orders: Order[]
  accountHolders: AccountHolder[]
  books: ChannelBooks
}

type Act = (world: MoneyWorld) => Promise<unknown>

/** What can be refused, since somebody was faster or there is too little: the ledger must be right all the same. */
const acts: Readonly<Record<string, Act>> = {
  async placeAndPay(world) {
    const { server, random } = world
    const state = random.pick(['pending_accept', 'completed', 'completed'] as const)
    world.orders.push(await server.fixtures.order(state))
  },
  async payTwice({ server }) {
    const order = await server.fixtures.order('pending_pay')
    const event = eventOf(order, { event: 'pay', by: 'payment' })
    const send = () => server.fixtures.app('customer').sendEvent(order.no, event)
    await Promise.all([send(), send()])
    await send()
  },
  /** Until then the money of its meals is not divided. */
  reportShop: ({ server }) => shopOfMeals(server),
  cancel: world => event(world, anyOrder(world), { event: 'cancel', by: 'customer' }),
  async askRefund(world) {
    const { id, version } = await seen(world)
    const amountFen = world.random.whole(1, 3000)
    const liability = world.random.pick(['worker', 'merchant', 'platform'] as const)
    await world.desks.leader.call(refunds.ask, { id, version, amountFen, code: 'R07', liability, reason: '洒了一半' })
  },
  /** Also long after it did, under another number of the news. */
  async refundArrivesTwice({ server, random }) {
    const { no, order_no, amount_fen } = random.pick(
      await server.db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select(['refunds.no', 'orders.no as order_no', 'amount_fen'])
        .where('stage', 'in', ['processing', 'failed', 'refunded'])
        .orderBy('refunds.id')
        .execute(),
    )
    const paid = { payFen: amount_fen, worker: null }
    const arrived = eventOf(paid, { event: 'refund', by: 'payment', refundNo: no, amountFen: fen(amount_fen) })
    await Promise.all([1, 2].map(() => server.fixtures.app('customer').sendEvent(order_no, arrived)))
  },
  refundFails: world => event(world, anyOrder(world), { event: 'failRefund', by: 'payment' }),
  settleTwice: world => run(world, settle),
  async releaseTwice(world) {
    const due = sql`release_at = least(release_at, now() - interval '1 minute') where release_at is not null`
    await sql`update settlement_shares set ${due}`.execute(world.server.db)
    await run(world, release)
  },
  async hold(world) {
    const { id } = anyOrder(world)
    const { settlement } = await world.desks.finance.call(settlements.ofOrder, { id })
    const target = { id, version: settlement?.version ?? 0, reason: '核实中' }
    const verb = world.random.pick(['hold', 'unhold'] as const)
    await world.desks.finance.call(settlements[verb], target)
  },
  async sendPacket(world) {
    const { server, desks, random } = world
    const order = anyOrder(world)
    const chat = await ownChat(server, desks.leader, await customerOf(server, order))
    const more = { reasonCode: 'late', orderNo: order.no, clientId: randomUUID() }
    await desks.leader.call(packets.send, {
      chatId: chat.id,
      amountFen: random.whole(1, 2000),
      confirmedFen: 1_000_000,
      ...more,
    })
  },
  async openOrRevokePacket(world) {
    const { server, desks } = world
    const { rows } = await desks.leader.call(packets.list, { state: 'sent' })
    const packet = world.random.pick(rows)
    const peer = await customerOf(server, await orderWith(world, packet.orderNo ?? ''))
    const { id, version } = packet
    await Promise.all([
      peer.post(`/redpackets/${packet.no}/open`, { from: peer.peer }),
      desks.leader.call(packets.revoke, { id, version, reason: '发错了' }),
    ])
  },
  async adjust(world) {
    const { desks, random } = world
    const { rows } = await desks.finance.call(ledger.accounts, { limit: 200 })
    // What stands in the others belongs to orders, packets and withdrawals.
    const free = rows.filter(({ kind }) =>
      ['available', 'compensation', 'commission', 'subsidy', 'suspense'].includes(kind),
    )
    const amountFen = random.whole(1, 5000)
    const sides = ['debit', 'credit'].map(side => ({ code: random.pick(free).code, side, amountFen }))
    const { id, version } = await desks.finance.call(ledger.adjust, { lines: sides, reason: '随机调账' })
    await fastestOf([desks.second, desks.leader].map(desk => desk.call(ledger.approve, { id, version })))
  },
  async earn(world) {
    world.accountHolders.push(await riderWith(world.server, world.random.whole(5000, 400_000)))
  },
  async withdrawTwice(world) {
    const accountHolder = world.random.pick(world.accountHolders)
    const { rows } = await sql<{ fen: number }>`select balance_fen as fen from ledger_balances
      join ledger_accounts on id = account_id where code = ${`person:${accountHolder.id}:available`}`.execute(
      world.server.db,
    )
    const amountFen = Math.floor(((rows[0]?.fen ?? 0) * 6) / 10)
    await Promise.all([ask(world.server, accountHolder, amountFen), ask(world.server, accountHolder, amountFen)])
  },
  async reviewWithdrawal(world) {
    const { finance } = world.desks
    const { id, version } = await anyWithdrawal(world, 'review')
    if (world.random.chance(0.2))
      await finance.call(withdrawals.reject, { id, version, code: 'other', reason: '账户不符' })
    else await finance.call(withdrawals.approve, { id, version })
  },
  async payTwiceAtOnce(world) {
    const { second, finance } = world.desks
    const { id, version } = await anyWithdrawal(world, 'approved')
    await Promise.all([second, finance].map(desk => desk.call(withdrawals.pay, { withdrawals: [{ id, version }] })))
  },
  async channelAnswers(world) {
    const { server, random, books } = world
    const { no } = random.pick(await server.db.selectFrom('payouts').select('no').orderBy('id').execute())
    const result = random.pick(['accepted', 'processing', 'success', 'success', 'failed'] as const)
    const eventId = randomUUID()
    const fault = { ...(result === 'failed' && { fault: 'REAL_NAME_CHECK_FAIL' as const }) }
    const once = () =>
      result === 'success'
        ? books.payOut(server, no, eventId)
        : answered(say(server, no, result, { eventId, ...fault }))
    await Promise.all([once(), once()])
    // Some are paid after all.
    if (result === 'failed' && random.chance(0.5)) await books.payOut(server, no, randomUUID())
  },
}

/** Of several at once one must succeed; the others are refused. */
async function fastestOf(calls: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(calls)
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  if (refused.length === outcomes.length) throw refused[0]?.reason
}

function anyOrder({ random, orders: placed }: MoneyWorld): Order {
  return random.pick(placed)
}

async function seen(world: MoneyWorld): Promise<{ id: number; version: number }> {
  return world.desks.leader.call(orders.get, { no: anyOrder(world).no })
}

function event({ server }: MoneyWorld, order: Order, what: Parameters<typeof eventOf>[1]): Promise<unknown> {
  return server.fixtures.app('customer').sendEvent(order.no, eventOf(order, what))
}

async function orderWith({ server }: MoneyWorld, no: string): Promise<{ id: number }> {
  return server.db.selectFrom('orders').select('id').where('no', '=', no).executeTakeFirstOrThrow()
}

/** As the jobs do, twice at once. */
async function run(world: MoneyWorld, step: typeof settle): Promise<void> {
  const { id } = anyOrder(world)
  const origin = { actor: clock, traceId: randomUUID() }
  const once = () => makeChange(world.server.runtime, origin, change => step(change, id))
  await Promise.all([once(), once()])
}

async function anyWithdrawal({ server, random }: MoneyWorld, state: 'review' | 'approved') {
  const rows = await server.db
    .selectFrom('withdrawals')
    .select(['id', 'version'])
    .where('state', '=', state)
    .orderBy('id')
    .execute()
  return random.pick(rows)
}

export const actNames = Object.keys(acts)

/** Does one of them; answers its name and what became of it: `done`, or why not. */
export async function actAtRandom(world: MoneyWorld): Promise<string> {
  const name = world.random.pick(actNames)
  try {
    await acts[name]?.(world)
    return `${name}: done`
  } catch (error) {
    const { reason, status, message } = error as { reason?: string; status?: number; message: string }
    return `${name}: ${reason ?? status ?? message.replaceAll(/\d+/g, '…')}`
  }
}

export async function createMoneyWorld(server: TestServer, books: ChannelBooks, seed: string): Promise<MoneyWorld> {
  const [finance, second, leader] = [
    await server.signIn('super_admin', { name: '财务甲' }),
    await server.signIn('super_admin', { name: '财务乙' }),
    await server.signIn('super_admin', { name: '主管' }),
  ]
  const world: MoneyWorld = {
    random: createRandom(seed),
    server,
    desks: { finance, second, leader },
    orders: [],
    accountHolders: [],
    books,
  }
  for (const state of ['completed', 'pending_accept', 'delivered'] as const) {
    world.orders.push(await server.fixtures.order(state))
  }
  for (const amountFen of [50_000, 80_000]) world.accountHolders.push(await riderWith(server, amountFen))
  return world
}

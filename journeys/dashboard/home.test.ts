import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissions } from '#contract/access/permissions.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { actsOn, judgedQueues, judgesOrders } from '#contract/dashboard/acts.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type TodoPart, todoParts } from '#contract/dashboard/names.ts'
import { publishText } from '../setup/announcements/announcements.ts'
import { ownChat } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { type Compared, compareExplained, rowsOf } from '../setup/dashboard/explained.ts'
import { qualityBy } from '../setup/dashboard/explained-blocks.ts'
import { answeredChats, firstRepliesBy, serviceBy } from '../setup/dashboard/explained-service.ts'
import { compareMade } from '../setup/dashboard/explained-shares.ts'
import { madeOfTodo } from '../setup/dashboard/explained-todo.ts'
import { comparedBy } from '../setup/dashboard/numbers.ts'
import { clockTo, nextMidnight, simulateDays } from '../setup/dashboard/week.ts'
import { type Desk, signInAt } from '../setup/orders/desk.ts'
import { homeCity } from '../setup/orders/placed.ts'
import { addStaff, password, type Role } from '../setup/people/people.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { STRANGERS_PER_SECOND: '100000' } })
const roles = ['super_admin', 'ops', 'kefu', 'kefu_leader', 'dispatcher', 'finance', 'auditor', 'viewer'] as const
const desks = {} as Record<Role, Desk>

let agent: Desk
const compared: Compared = new Set()
const hourMs = 3_600_000

/** One agent answers conversations today, yesterday and a week ago, and orders of two days are placed. */
beforeAll(async () => {
  await holdTimeouts(server.db)
  const username = await addStaff(server.db, 'kefu', { name: '小温' })
  const answer = async () => {
    agent = await signInAt(server.url, { username, password })
    await answeredChats(server, agent)
  }
  await clockTo(nextMidnight() + 10 * hourMs)
  await answer()
  await clockTo(nextMidnight() + 5 * 24 * hourMs - hourMs)
  await simulateDays(server, 1)
  await answer()
  await simulateDays(server, 1)
  await passTime(1800)
  await answer()
  for (const role of roles) desks[role] = await server.signIn(role, { name: role })
  await publishText(server)
})

const begunOf = ({ figures }: OutputOf<typeof dashboard.own>) => figures.find(({ key }) => key === 'begun')?.value

const kindsOf = async (role: Role) => {
  const { items } = await desks[role].call(dashboard.todo, {})
  return [...new Set(items.map(({ kind }) => kind))]
}

test('what lets somebody act is a permission that there is', () => {
  const known: readonly string[] = permissions
  const named: string[] = [...Object.values(actsOn).flat(), judgesOrders]
  expect(named.filter(one => !known.includes(one))).toEqual([])
})

describe('What waits', () => {
  test.each(roles)('for %s is as much as its list has rows', async role => {
    const { items } = await desks[role].call(dashboard.todo, {})
    for (const { kind, queue, value, list } of items) {
      expect(`${kind} ${queue}: ${(await rowsOf(desks[role], [list])).length}`).toBe(`${kind} ${queue}: ${value}`)
      if (value) compared.add('todo.items.value')
    }
  })

  test('that is past its deadline is so in its list', async () => {
    await complain(server)
    await sql`update complaints set near_at = now(), due_at = now() - interval '1 hour'`.execute(server.db)
    compareMade(await madeOfTodo(desks.super_admin), compared)
  })

  test.each(roles)('for %s is the same as its parts, each once', async role => {
    const parts = Object.keys(todoParts) as TodoPart[]
    const kinds = ({ items }: { items: readonly { kind: string; queue: string | null }[] }) =>
      items.map(({ kind, queue }) => `${kind} ${queue}`)
    const whole = kinds(await desks[role].call(dashboard.todo, {}))
    const each = await Promise.all(parts.map(part => desks[role].call(dashboard.todo, { part })))
    expect(each.flatMap(kinds).toSorted()).toEqual(whole.toSorted())
  })

  test('is only what one can do something about', async () => {
    expect(await kindsOf('viewer')).toEqual(['announcementsUnread'])
    expect(await kindsOf('dispatcher')).toEqual(['orders', 'announcementsUnread'])
    expect(await kindsOf('finance')).not.toContain('orders')
    expect(await kindsOf('finance')).toEqual(
      expect.arrayContaining(['refundsFailed', 'refundsInReview', 'withdrawalsInReview', 'withdrawalsTrouble']),
    )
    expect(await kindsOf('kefu_leader')).toEqual(
      expect.arrayContaining(['chatsOverdue', 'complaintsApproval', 'packetsInReview']),
    )
  })

  test('for an auditor are orders in dispute, besides what is reviewed', async () => {
    const { items } = await desks.auditor.call(dashboard.todo, {})
    const disputes = items.filter(({ kind }) => kind === 'orders')
    expect(disputes.every(({ queue }) => queue !== null && judgedQueues.includes(queue))).toBe(true)
    expect(disputes.some(({ value }) => value > 0)).toBe(true)
    expect(await kindsOf('auditor')).toEqual(expect.arrayContaining(['verifications', 'applications', 'posts']))
  })
})

test('the most urgent orders are those whose clock runs out first, and the overdue ones fill their lists', async () => {
  const { orders, overdue, lists } = await desks.dispatcher.call(dashboard.urgent, {})
  const open = await server.db
    .selectFrom('orders')
    .select('no')
    .where('finished_at', 'is', null)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  expect(orders.map(({ no }) => no)).toEqual(open.slice(0, 10).map(({ no }) => no))
  expect(overdue).toBeGreaterThan(0)
  for (const list of lists) expect((await rowsOf(desks.dispatcher, [list])).length, list.link).toBe(list.count)
  expect(lists.reduce((sum, { count }) => sum + count, 0)).toBe(overdue)
  compared.add('urgent.overdue')
})

test('an agent sees the own conversations alone', async () => {
  const before = await desks.kefu.call(dashboard.own, {})
  expect([before.waiting, begunOf(before)]).toEqual([0, 0])
  const other = await server.signIn('kefu', { name: '小何', cityCodes: [homeCity] })
  await ownChat(server, other)
  const own = await other.call(dashboard.own, {})
  const [waiting, count] = ['own.waiting', 'own.figures.count']
  const counted = own.figures.map(({ key, count: value, lists }) => ({ path: count, what: key, value, lists }))
  const waits = { path: waiting, what: 'all', value: own.waiting, lists: [own.waitingList] }
  await compareExplained(other, [waits, ...counted], compared)
  expect([own.waiting, begunOf(own)]).toEqual([1, 1])
  const after = await desks.kefu.call(dashboard.own, {})
  expect([after.waiting, begunOf(after)]).toEqual([0, 0])
})

test('how conversations were answered has its conversations: of all, of each agent, and by the hour', async () => {
  const leader = desks.kefu_leader
  await compareExplained(leader, await qualityBy(leader, {}), compared)
  compareMade(await firstRepliesBy(server, leader), compared)
})

test('how conversations were answered is what those of its lists say: of all and of an agent, today, yesterday and a week ago', async () => {
  const quality = await desks.kefu_leader.call(dashboard.quality, {})
  compareMade(await serviceBy(server, desks.kefu_leader, { of: 'quality', ...quality }), compared)
  const own = await agent.call(dashboard.own, {})
  const made = await serviceBy(server, agent, { of: 'own', ...own })
  compareMade(made, compared)
  // None of the shares and means is nothing, then and now.
  expect(made.filter(({ value }) => !value)).toEqual([])
})

test.each(roles)('the announcements that %s has not read are as many as their list has', async role => {
  const { unreadCount, unreadList } = await desks[role].call(dashboard.notices, {})
  expect((await rowsOf(desks[role], [unreadList])).length).toBe(unreadCount)
  if (unreadCount) compared.add('notices.unreadCount')
})

test('each number was compared at least once where it was not nothing', () => {
  expect([...compared].toSorted()).toEqual(comparedBy['dashboard/home.test.ts'].toSorted())
})

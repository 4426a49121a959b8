import { beforeAll, describe, expect, test } from 'vitest'
import { permissions } from '#contract/access/permissions.ts'
import { actsOn, judgedQueues, judgesOrders } from '#contract/dashboard/acts.ts'
import { type TodoPart, todoParts } from '#contract/dashboard/blocks.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { ownChat } from '../setup/chats/chats.ts'
import { rowsOf } from '../setup/dashboard/explained.ts'
import { simulateDays } from '../setup/dashboard/week.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { homeCity } from '../setup/orders/placed.ts'
import type { Role } from '../setup/people/people.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { STRANGERS_PER_SECOND: '100000' } })
const roles = ['super_admin', 'ops', 'kefu', 'kefu_leader', 'dispatcher', 'finance', 'auditor', 'viewer'] as const
const desks = {} as Record<Role, Desk>

beforeAll(async () => {
  await holdTimeouts(server.db)
  await simulateDays(server, 2)
  for (const role of roles) desks[role] = await server.signIn(role, { name: role })
})

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
      if (kind === 'reconDifferences') continue
      expect(`${kind} ${queue}: ${(await rowsOf(desks[role], [list])).length}`).toBe(`${kind} ${queue}: ${value}`)
    }
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
})

test('an agent sees the own conversations alone', async () => {
  const before = await desks.kefu.call(dashboard.own, {})
  expect(before).toMatchObject({ waiting: 0, now: { begun: 0 } })
  const other = await server.signIn('kefu', { name: '小何', cityCodes: [homeCity] })
  await ownChat(server, other)
  const own = await other.call(dashboard.own, {})
  expect((await rowsOf(other, [own.waitingList])).length).toBe(own.waiting)
  expect((await rowsOf(other, own.lists)).length).toBe(own.now.begun)
  expect([own.waiting, own.now.begun]).toEqual([1, 1])
  expect(await desks.kefu.call(dashboard.own, {})).toMatchObject({ waiting: 0, now: { begun: 0 } })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { orders } from '#contract/orders/orders.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { sweepOldRows } from '#server/process/housekeeping.ts'
import { customerOf, ownChat, say, thread } from '../setup/chats/chats.ts'
import { answer, complaintIn } from '../setup/complaints/complaints.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { setSetting } from '../setup/settings.ts'

const server = withServerPerTest({
  settings: { SESSION_IDLE_MINUTES: '6000', SESSION_HOURS: '1000', CHAT_HOURS: '0-24' },
})
const minute = 60
const hour = 3600
const day = 86_400
let kefu: Desk

beforeEach(async () => {
  kefu = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
})

test('A red packet can be opened for as long as is set, then it goes back', async () => {
  await setSetting(server, 'money.packetValid', 2 * hour)
  const order = await server.fixtures.order('preparing/accepted')
  const chat = await ownChat(server, kefu, await customerOf(server, order))
  const asked = { chatId: chat.id, clientId: randomUUID(), amountFen: 500, reasonCode: 'late', orderNo: order.no }
  const sentAt = Date.now()
  const packet = await kefu.call(packets.send, { ...asked, confirmedFen: 100_000 } as never)
  const seconds = ((packet.expiresAt ?? 0) - sentAt) / 1000
  expect(seconds).toBeGreaterThanOrEqual(2 * hour - 1)
  expect(seconds).toBeLessThan(3 * hour)
  const stateOf = async () =>
    (await server.db.selectFrom('packets').select('state').where('id', '=', packet.id).executeTakeFirstOrThrow()).state
  await passTime(hour)
  expect(await stateOf()).toBe('sent')
  await passTime(2 * hour)
  await until(async () => (await stateOf()) === 'expired')
})

test('A message can be recalled for as long as is set; the screen is told until when', async () => {
  const { id } = await ownChat(server, kefu)
  await setSetting(server, 'chats.recall', 10 * minute)
  const slow = await say(kefu, id, '稍等，我查一下')
  expect((slow.recallUntil ?? 0) - slow.at).toBe(10 * minute * 1000)
  await passTime(5 * minute)
  expect(await kefu.call(chats.recall, { messageId: slow.id })).toMatchObject({ isRecalled: true, recallUntil: null })
  await setSetting(server, 'chats.recall', 20)
  const late = await say(kefu, id, '太晚了')
  await passTime(30)
  expect((await refusalOf(kefu.call(chats.recall, { messageId: late.id }))).reason).toBe('recallTooLate')
  const { rows } = await thread(server, kefu, id)
  expect(rows.find(row => row.id === late.id)).toMatchObject({ recallUntil: null, allowed: [] })
})

test('A transfer waits for its colleague as long as is set', async () => {
  await setSetting(server, 'chats.offer', 5 * minute)
  const { id, version } = await ownChat(server, kefu)
  const colleague = await server.signIn('kefu', { cityCodes: [homeCity] })
  await colleague.call(chats.agentStatus, { status: 'online' })
  const before = Date.now()
  await kefu.call(chats.transfer, { id, version, to: { userId: colleague.person.id }, note: '请跟进' })
  const { rows } = await sql<{ until: number; due: number }>`
    select offered_until as until, (select start_after from pgboss.job where name = 'chats.offer') as due
    from chats where id = ${id}`.execute(server.db)
  for (const at of [rows[0]?.until ?? 0, rows[0]?.due ?? 0]) {
    expect(at - before).toBeGreaterThanOrEqual(5 * minute * 1000 - 1000)
    expect(at - before).toBeLessThan(10 * minute * 1000)
  }
})

test('A closed complaint can be reopened within the time that is set; the refusal says it', async () => {
  const closedFor = async (seconds: number) => {
    const complaint = await complaintIn(server, kefu, 'closed')
    await server.db
      .updateTable('complaints')
      .set({ closed_at: new Date(Date.now() - seconds * 1000) })
      .where('id', '=', complaint.id)
      .execute()
    return complaint
  }
  await setSetting(server, 'complaints.reopen', 10 * day)
  expect((await answer(server, await closedFor(8 * day), 'reopen')).body.state).toBe('processing')
  await setSetting(server, 'complaints.reopen', day)
  const late = await closedFor(2 * day)
  const { canBeReopenedUntil, version, allowed } = await kefu.call(complaints.get, { id: late.id })
  expect([canBeReopenedUntil, allowed.includes('reopen')]).toEqual([null, false])
  const refused = await refusalOf(kefu.call(complaints.reopen, { id: late.id, version, reason: '还有问题' }))
  expect(refused).toMatchObject({ reason: 'complaintReopenTooLate', message: expect.stringContaining('1日') })
})

test('Deliveries of webhooks and counts of calls are deleted when they are as old as is set', async () => {
  await createEndpoint(server.runtime, { appId: 'customer-app', url: 'http://127.0.0.1:9/' })
  await server.fixtures.order('closed')
  await sql`insert into app_call_counts (app_id, hour, outcome, calls)
    values ('customer-app', now() - interval '20 days', 'accepted', 3)`.execute(server.db)
  await sql`update webhooks set created_at = now() - interval '20 days'`.execute(server.db)
  const left = async () => {
    const { rows } = await sql<{ webhooks: number; queued: number; counts: number }>`
      select (select count(*)::int from webhooks) as webhooks, (select count(*)::int from webhook_queue) as queued,
        (select count(*)::int from app_call_counts where hour < now() - interval '19 days') as counts`.execute(
      server.db,
    )
    return rows[0]
  }
  await sweepOldRows(server.runtime)
  expect(await left()).toEqual({ webhooks: 1, queued: 1, counts: 1 })
  await setSetting(server, 'retention.webhooks', 10 * day)
  await setSetting(server, 'retention.appCalls', 10 * day)
  await sweepOldRows(server.runtime)
  expect(await left()).toEqual({ webhooks: 0, queued: 0, counts: 0 })
})

test('A ride that was left unpaid has been so since the time to pay that is set', async () => {
  const usual = server.runtime.settings.now('orders.timeouts.chauffeur')
  await setSetting(server, 'orders.timeouts.chauffeur', { ...usual, pending_pay: 2 * hour })
  const ride = await server.fixtures.orderOf('chauffeur', 'pending_pay')
  await server.fixtures.timeOut(ride)
  const ops = await server.signIn('ops')
  const found = async (unpaidHours: number) =>
    (await ops.call(orders.list, { service: 'chauffeur', unpaidHours } as never)).rows.map(({ no }) => no)
  expect(await found(2)).toEqual([ride.no])
  expect(await found(3)).toEqual([])
})

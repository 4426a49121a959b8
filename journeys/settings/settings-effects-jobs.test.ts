import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { orders } from '#contract/orders/orders.ts'
import type { SettingKey } from '#contract/settings/registry.ts'
import { releaseAbsent } from '#server/chats/feature.ts'
import { startRinging } from '#server/desk/notifications/alarms/ringing.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { makeChange } from '#server/kit/change.ts'
import { comeDue, customerOf, ownChat, personOf, say, waitingChat } from '../setup/chats/chats.ts'
import { complaintIn } from '../setup/complaints/complaints.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { setSetting } from '../setup/settings.ts'

const server = withServerPerTest({
  settings: { SESSION_IDLE_MINUTES: '6000', SESSION_HOURS: '1000', CHAT_HOURS: '0-24' },
})
const minute = 60
const hour = 3600
let leader: Desk

beforeEach(async () => {
  leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
})

/** How long the newest job of a queue waits. */
async function secondsOf(queue: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
    where name = ${queue} order by created_on desc limit 1`.execute(server.db)
  return rows[0]?.seconds ?? 0
}

const jobs: [
  key: SettingKey & ('orders.claimIdle' | 'orders.urgePause' | 'chats.silence' | 'money.settleAfter'),
  queue: string,
  begin: () => Promise<unknown>,
][] = [
  [
    'orders.claimIdle',
    'orders.claimIdle',
    async () => {
      const { id, version } = await server.fixtures.order('pending_accept')
      await leader.call(orders.claim, { id, version })
    },
  ],
  [
    'orders.urgePause',
    'orders.urgeAgain',
    async () => {
      const { id, version } = await server.fixtures.order('pending_accept')
      await leader.call(orders.urge, { id, version })
    },
  ],
  [
    'chats.silence',
    'chats.silence',
    async () => {
      const { id } = await ownChat(server, leader)
      await say(leader, id, '请稍等')
    },
  ],
  ['money.settleAfter', 'orders.settle', () => server.fixtures.order('completed')],
]

test.each(jobs)('%s: its clock runs for as long as is set', async (key, queue, begin) => {
  await setSetting(server, key, 47 * minute)
  await begin()
  expect(await secondsOf(queue)).toBe(47 * minute)
})

test('Nobody gets more red packets in a day than are set', async () => {
  await setSetting(server, 'money.packetsADay', 2)
  const order = await server.fixtures.order('preparing/accepted')
  const { id } = await ownChat(server, leader, await customerOf(server, order))
  const give = () =>
    leader.call(packets.send, {
      chatId: id,
      clientId: randomUUID(),
      amountFen: 100,
      reasonCode: 'late',
      orderNo: order.no,
      confirmedFen: 100_000,
    })
  await give()
  await give()
  expect(await refusalOf(give())).toMatchObject({
    reason: 'receiverLimitReached',
    message: expect.stringContaining('2'),
  })
})

describe('conversations', () => {
  test('are to be answered first within the time that is set for the day, and for the night', async () => {
    await setSetting(server, 'chats.firstReplyByDay', 11 * minute)
    await setSetting(server, 'chats.firstReplyByNight', 22 * minute)
    for (const [clock, minutes] of [
      [12, 11],
      [3, 22],
    ] as const) {
      await passTime(((clock - shanghaiHour(Date.now()) + 24) % 24) * hour)
      const { id } = await waitingChat(server, leader)
      const { due } = await leader.call(chats.get, { id })
      expect([clock, due && due.at - due.since]).toEqual([clock, minutes * minute * 1000])
    }
  })

  test('are to be resolved within the time that is set; the screen shows since when, and who is late is told', async () => {
    await setSetting(server, 'chats.resolve', 2 * hour)
    const { id } = await ownChat(server, leader)
    await say(leader, id, '请稍等')
    await sql`update chats set created_at = now() - interval '30 hours' where id = ${id}`.execute(server.db)
    const { due } = await leader.call(chats.get, { id })
    expect(due && [due.kind, due.at - due.since]).toEqual(['resolve', 2 * hour * 1000])
    await comeDue(server, 'chats.resolveDue', id)
    const told = server.db.selectFrom('notifications').select('params').where('kind', '=', 'chat.notOver')
    expect((await told.execute())[0]?.params).toMatchObject({ hours: 2 })
  })

  test('are to be answered again within the time that is set', async () => {
    await setSetting(server, 'chats.nextReply', 25 * minute)
    const person = personOf(server)
    const { id } = await ownChat(server, leader, person)
    await say(leader, id, '请稍等')
    await person.write('好了吗？')
    const { due } = await leader.call(chats.get, { id })
    expect(due && due.at - due.since).toBe(25 * minute * 1000)
  })

  test('go on if the person writes within the time that is set, and begin anew after it; so for the agent', async () => {
    const resolved = async (seconds: number) => {
      const person = personOf(server)
      const { id, version } = await ownChat(server, leader, person)
      await leader.call(chats.resolve, { id, version, summary: '已处理', category: 'other' })
      await server.db
        .updateTable('chats')
        .set({ resolved_at: new Date(Date.now() - seconds * 1000) })
        .where('id', '=', id)
        .execute()
      return { id, person }
    }
    await setSetting(server, 'chats.reopen', 10 * 24 * hour)
    const late = await resolved(8 * 24 * hour)
    expect((await leader.call(chats.get, { id: late.id })).allowed).toContain('reopen')
    expect((await late.person.write('还有问题')).chatId).toBe(late.id)
    await setSetting(server, 'chats.reopen', 20 * minute)
    const later = await resolved(30 * minute)
    expect((await leader.call(chats.get, { id: later.id })).allowed).not.toContain('reopen')
    expect((await later.person.write('还有问题')).chatId).not.toBe(later.id)
  })

  test('go to others once their agent is away for as long as is set', async () => {
    await leader.call(chats.agentStatus, { status: 'online' })
    const awayFor = async (minutes: number) => {
      await sql`update chat_agents set present_at = now() - make_interval(mins => ${minutes})`.execute(server.db)
      await releaseAbsent(server.runtime)
      return (await leader.call(chats.myStatus, {})).status
    }
    await setSetting(server, 'chats.agentGrace', 10 * minute)
    expect(await awayFor(9)).toBe('online')
    expect(await awayFor(11)).toBe('offline')
  })
})

test('Complaints are resolved, answered and confirmed within the times that are set', async () => {
  const usual = server.runtime.settings.now('complaints.resolve')
  await setSetting(server, 'complaints.resolve', { ...usual, P2: 10 * hour })
  await setSetting(server, 'complaints.evidence', 11 * hour)
  await setSetting(server, 'complaints.confirm', 12 * hour)
  for (const [state, hours] of [
    ['processing', 10],
    ['evidence', 11],
    ['confirming', 12],
  ] as const) {
    const { id } = await complaintIn(server, leader, state)
    const { clock } = await leader.call(complaints.get, { id })
    expect([state, clock && clock.due - clock.since]).toEqual([state, hours * hour * 1000])
  }
})

test('An alarm rings again after as long as is set', async () => {
  await setSetting(server, 'alarms.repeat', 10 * minute)
  const system = { actor: { kind: 'system', id: null, name: '' }, traceId: 'journey' } as const
  const id = await makeChange(server.runtime, system, change =>
    notify(change, {
      type: 7,
      kind: 'dispatch.exception',
      params: { no: '-' },
      isAlarm: true,
      to: { permission: 'orders.assign', cityCode: homeCity },
    }),
  )
  const row = await server.db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ringing = startRinging(server.runtime)
  ringing.schedule([row] as never)
  const ringsAfter = async (seconds: number) =>
    (await ringing.due(row.created_at + seconds * 1000)).some(alarm => alarm.id === id)
  expect(await ringsAfter(9 * minute)).toBe(false)
  await passTime(10 * minute)
  expect(await ringsAfter(10 * minute)).toBe(true)
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { orders } from '#contract/orders/orders.ts'
import { sweepOldRows } from '#server/process/housekeeping.ts'
import { createStaff } from '../access/access-calls.ts'
import { waitingChat } from '../setup/chats/chats.ts'
import { complaintIn } from '../setup/complaints/complaints.ts'
import { approveAs, targetOf, withdrawalOf } from '../setup/money/withdrawals.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { askFor, mealFor } from '../setup/people/money.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { amounts, setLimits, setSetting } from '../setup/settings.ts'

const server = withServerPerTest({
  listens: true,
  settings: { SESSION_IDLE_MINUTES: '6000', SESSION_HOURS: '1000', CHAT_HOURS: '0-24' },
})
const minute = 60
const hour = 3600
const day = 86_400

/** An hour of the day that begins some hours from now. */
const hourIn = (hours: number) => (shanghaiHour(Date.now()) + hours) % 24
/** Hours of the day that do not include this one. */
const otherHours = () => ({ from: hourIn(6), to: hourIn(7) })

describe('limits by role', () => {
  test('of refunds: the next refund within the new limit needs nobody', async () => {
    const kefu = await server.signIn('kefu')
    expect(await askFor(kefu, await mealFor(server, 9000), 7000)).toMatchObject({ refund: 'applying' })
    await setLimits(server, 'money.refundLimits', { kefu: amounts(7000, 7000) })
    expect(await askFor(kefu, await mealFor(server, 9000), 7000)).toMatchObject({ refund: 'processing' })
    // The day has nothing left.
    expect(await askFor(kefu, await mealFor(server, 9000), 100)).toMatchObject({ refund: 'applying' })
  })

  test('of refunds: a role of one’s own gets what all others have, or its own', async () => {
    const desk = await createStaff(server, { permissions: ['orders.view', 'refunds.ask'] })
    await setLimits(server, 'money.refundLimits', { '*': amounts(300, 300) })
    expect(await askFor(desk, await mealFor(server, 9000), 300)).toMatchObject({ refund: 'processing' })
  })

  test('of red packets: what is above them waits, and the day ends where it says', async () => {
    const kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
    expect(await kefu.call(packets.allowance, {})).toMatchObject({ singleFen: 2000, dayFen: 20_000 })
    await setLimits(server, 'money.packetLimits', { kefu: amounts(500, 900) })
    expect(await kefu.call(packets.allowance, {})).toMatchObject({ singleFen: 500, dayFen: 900, leftTodayFen: 900 })
  })
})

describe('orders', () => {
  test('can be urged again after the pause that is set, and the sentence comes before', async () => {
    await setSetting(server, 'orders.urgePause', 10 * minute)
    const desk = await server.signIn('ops')
    const { no } = await server.fixtures.order('pending_accept')
    const urge = async () => {
      const { id, version } = await desk.call(orders.get, { no })
      return desk.call(orders.urge, { id, version })
    }
    expect((await urge()).allowed).not.toContain('urge')
    await passTime(9 * minute)
    expect((await refusalOf(urge())).reason).toBe('urgedJustNow')
    await setSetting(server, 'orders.urgePause', 5 * minute)
    expect((await desk.call(orders.get, { no })).allowed).toContain('urge')
    await urge()
  })

  test('turn red and move by the clock after the times of their state', async () => {
    const desk = await server.signIn('ops')
    const usual = server.runtime.settings.now('orders.clocks.food')
    await setSetting(server, 'orders.clocks.food', { ...usual, pending_accept: 20 * minute })
    const timeouts = server.runtime.settings.now('orders.timeouts.food')
    await setSetting(server, 'orders.timeouts.food', { ...timeouts, pending_accept: 25 * minute })
    const { no } = await server.fixtures.order('pending_accept')
    const { stateAt, dueAt } = await desk.call(orders.get, { no })
    expect((dueAt ?? 0) - stateAt).toBe(20 * minute * 1000)
    await passTime(16 * minute)
    // The usual time would be over.
    expect((await desk.call(orders.get, { no })).state).toBe('pending_accept')
    await passTime(10 * minute)
    await until(async () => (await desk.call(orders.get, { no })).state === 'cancelled')
  })
})

describe('conversations', () => {
  test('are told the hours that are set, when no agent is there', async () => {
    const kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
    const { from, to } = otherHours()
    await setSetting(server, 'chats.hours', { from, to })
    const { id } = await waitingChat(server, kefu)
    const text = await until(
      () =>
        server.webhooks.receivedChats.flatMap(({ body }) =>
          body.type === 'chat.message' && body.data.chatId === id ? [body.data.message.text] : [],
        )[0],
    )
    expect(text).toMatch(new RegExp(`^您好，现在不在人工客服时间（${from}:00–${to}:00），请直接留言`))
  })

  test('are to be answered and resolved within the times that are set', async () => {
    const kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
    for (const key of ['chats.firstReplyByDay', 'chats.firstReplyByNight'] as const) {
      await setSetting(server, key, 20 * minute)
    }
    await setSetting(server, 'chats.resolve', 2 * hour)
    const { id } = await waitingChat(server, kefu)
    const { due } = await kefu.call(chats.get, { id })
    expect(due && due.at - due.since).toBe(20 * minute * 1000)
    const { resolve_due_at, created_at } = await server.db
      .selectFrom('chats')
      .select(['resolve_due_at', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Math.round(((resolve_due_at ?? 0) - created_at) / minute / 1000)).toBe(120)
  })
})

test('A complaint is to be claimed within the time of its level', async () => {
  const kefu = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
  const usual = server.runtime.settings.now('complaints.accept')
  await setSetting(server, 'complaints.accept', { ...usual, P2: 6 * hour })
  const { id } = await complaintIn(server, kefu, 'pending')
  const { clock, level } = await kefu.call(complaints.get, { id })
  expect(level).toBe('P2')
  expect(clock && clock.due - clock.since).toBe(6 * hour * 1000)
})

test('Money is paid out within the hours that are set; the sentence names them', async () => {
  const finance = await server.signIn('finance')
  const row = await withdrawalOf(server, 30_000)
  await approveAs(finance, row)
  const { from, to } = otherHours()
  await setSetting(server, 'money.payoutHours', { from, to })
  const pay = async () => finance.call(withdrawals.pay, { withdrawals: [await targetOf(finance, row)] })
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`
  const refused = await refusalOf(pay())
  expect(refused.reason).toBe('payoutsClosed')
  expect(refused.message).toContain(`${clock(from)}–${clock(to)}`)
  expect((await finance.call(withdrawals.counts, {})).opensAt).not.toBeNull()
  await setSetting(server, 'money.payoutHours', { from: 0, to: 24 })
  expect(await pay()).toMatchObject({ asked: 1, refused: [] })
})

describe('retention', () => {
  const rows = () => server.db.selectFrom('sign_ins').select('id').execute()

  beforeEach(async () => {
    await server.signIn('ops')
    await sql`update sign_ins set at = now() - interval '250 days'`.execute(server.db)
  })

  test('deletes what is older than it says, and nothing else', async () => {
    const before = (await rows()).length
    expect(before).toBeGreaterThan(0)
    await sweepOldRows(server.runtime)
    expect(await rows()).toHaveLength(before)
    await setSetting(server, 'retention.signIns', 200 * day)
    await sweepOldRows(server.runtime)
    // Whoever set it signed in just now.
    const left = await sql<{
      old: number
    }>`select count(*)::int as old from sign_ins where at < now() - interval '1 day'`.execute(server.db)
    expect(left.rows[0]?.old).toBe(0)
  })
})

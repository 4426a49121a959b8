import { describe, expect, test } from 'vitest'
import { screenOf } from '#contract/desk/notification-screens.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import { approveAs, ask, payAs, riderWith, say, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import { passTime } from '../../setup/process/clock.ts'
import { until } from '../../setup/process/until.ts'

const server = withBank()

const notificationsOf = (kind: string) =>
  server.db.selectFrom('notifications').selectAll().where('kind', '=', kind).orderBy('id').execute()

describe('who is told what', () => {
  test('new withdrawals of a city together, those approved by rule not at all', async () => {
    for (const amountFen of [30_000, 40_000]) await withdrawalOf(server, amountFen)
    const small = await withdrawalOf(server, 5000)
    await until(async () =>
      server.db
        .selectFrom('withdrawals')
        .select('id')
        .where('no', '=', small.no)
        .where('state', '=', 'approved')
        .executeTakeFirst(),
    )
    expect(await notificationsOf('withdrawal.applied')).toEqual([])
    await passTime(301)
    const [news] = await until(async () => {
      const rows = await notificationsOf('withdrawal.applied')
      return rows.length > 0 ? rows : null
    })
    expect(news).toMatchObject({
      type: 9,
      params: { count: 2, yuan: '700.00' },
      to_permission: 'withdrawals.review',
      city_code: homeCity,
      link: '/tixian?tab=review',
    })
    expect(screenOf({ type: 9, msg: '' })).toBe('/tixian')
    const again = await riderWith(server, 30_000)
    await ask(server, again, 30_000)
    await passTime(301)
    await until(async () => (await notificationsOf('withdrawal.applied')).length === 2)
    expect((await notificationsOf('withdrawal.applied')).at(-1)?.params).toMatchObject({ count: 1 })
  })

  test('one of high risk at once', async () => {
    const rider = await riderWith(server, 60_000)
    await server.db.updateTable('workers').set({ status: 'frozen' }).where('user_id', '=', rider.id).execute()
    const { answer } = await ask(server, rider, 60_000)
    expect((await notificationsOf('withdrawal.highRisk')).at(-1)).toMatchObject({
      params: { no: answer.no },
      to_permission: 'withdrawals.review',
    })
  })

  test('a failure that somebody must handle, and not one that went back by itself', async () => {
    const finance = await server.signIn('finance')
    const before = (await notificationsOf('withdrawal.failed')).length
    for (const fault of ['NAME_NOT_CORRECT', 'TRANSFER_RISK'] as const) {
      const made = await withdrawalOf(server, 60_000)
      await approveAs(finance, made)
      await say(server, await payAs(finance, made), 'failed', { fault })
    }
    expect((await notificationsOf('withdrawal.failed')).length).toBe(before + 1)
  })

  test('a channel that has little, when it begins to; an older statement changes nothing', async () => {
    const finance = await server.signIn('finance')
    const state = async (fen: number, ago = 0) => {
      const body = { fen, at: new Date(Date.now() - ago).toISOString() }
      const { status } = await server.fixtures.send('bank', { method: 'PUT', path: '/open/v1/channel-balance', body })
      expect(status).toBe(200)
    }
    const channel = async () => (await finance.call(withdrawals.counts, {})).channel
    expect(await channel()).toBeNull()
    await state(5_000_000)
    expect(await channel()).toMatchObject({ fen: 5_000_000, isLow: false })
    await state(900_000)
    await state(800_000)
    await state(9_000_000, 60_000)
    expect(await channel()).toMatchObject({ fen: 800_000, isLow: true })
    expect(await notificationsOf('withdrawal.channelLow')).toMatchObject([{ params: { yuan: '9,000.00' } }])
  })
})

test('what the channel says stands beside what it had by the books then, for those who see the whole ledger', async () => {
  const finance = await server.signIn('finance')
  const says = (value: number) => {
    const body = { fen: value, at: new Date().toISOString() }
    return server.fixtures.send('bank', { method: 'PUT', path: '/open/v1/channel-balance', body })
  }
  await says(4_000_000)
  const channel = async () => (await finance.call(withdrawals.counts, {})).channel
  const before = await balanceOf(server, 'channel:bank-app')
  expect((await channel())?.booksFen).toBe(before)
  const made = await withdrawalOf(server, 60_000)
  await approveAs(finance, made)
  await say(server, await payAs(finance, made), 'success')
  // Compared with what was said before it was paid, every payment would be a difference.
  expect((await channel())?.booksFen).toBe(before)
  await says(3_940_000)
  expect(await channel()).toMatchObject({ fen: 3_940_000, booksFen: before - 60_000 })
  const ofOneCity = await server.signIn('finance', { cityCodes: [homeCity] })
  expect((await ofOneCity.call(withdrawals.counts, {})).channel?.booksFen).toBeNull()
})

test('tiles and tabs count what waits, was paid today and is stuck', async () => {
  const finance = await server.signIn('finance')
  const before = await finance.call(withdrawals.counts, {})
  const made = await withdrawalOf(server, 60_000)
  const waiting = await finance.call(withdrawals.counts, {})
  expect(waiting.queues.review - before.queues.review).toBe(1)
  expect(waiting.waitingFen - before.waitingFen).toBe(60_000)
  await approveAs(finance, made)
  await say(server, await payAs(finance, made), 'success')
  const paid = await finance.call(withdrawals.counts, {})
  expect(paid.paidToday.count - before.paidToday.count).toBe(1)
  expect(paid.paidToday.fen - before.paidToday.fen).toBe(60_000)
  expect(paid.queues.review).toBe(before.queues.review)
})

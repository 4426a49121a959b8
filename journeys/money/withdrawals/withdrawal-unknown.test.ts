import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank } from '../../setup/money/finance.ts'
import { approveAs, payAs, read, rowOf, say, targetOf, walletOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { until } from '../../setup/process/until.ts'

const server = withBank({ listens: true })
let finance: Desk
/** A session ends sooner than the hours that pass here. */
const signIn = async () => {
  finance = await server.signIn('finance')
}
beforeEach(signIn)

const payoutOf = (no: string) =>
  server.db.selectFrom('payouts').selectAll().where('no', '=', no).executeTakeFirstOrThrow()

async function asked() {
  const made = await withdrawalOf(server, 60_000)
  await approveAs(finance, made)
  return { ...made, payoutNo: await payAs(finance, made) }
}

async function lose(payoutNo: string): Promise<void> {
  await passTime(61)
  await until(async () => (await payoutOf(payoutNo)).state === 'unknown')
}

const unknownNews = (no: string) =>
  server.db
    .selectFrom('notifications')
    .selectAll()
    .where('kind', '=', 'withdrawal.unknown')
    .execute()
    .then(rows => rows.filter(({ params }) => params.no === no))

test('a channel that says nothing is asked again and again; nothing is paid twice or given back', async () => {
  const { id, no, payoutNo, accountHolder } = await asked()
  await passTime(30)
  expect((await payoutOf(payoutNo)).state).toBe('asked')
  await lose(payoutNo)
  const row = await read(finance, { id })
  expect(row).toMatchObject({ state: 'paying', allowed: ['query'], payout: { state: 'unknown' } })
  expect((await finance.call(withdrawals.list, { queue: 'trouble' })).rows.map(one => one.no)).toEqual([no])
  expect(await finance.call(withdrawals.counts, {})).toMatchObject({ unknown: 1, failed: 0, queues: { trouble: 1 } })
  for (const command of [withdrawals.retry, withdrawals.giveBack]) {
    const input = { ...(await targetOf(finance, { id })), reason: '等不及' } as never
    expect(await refusalOf(finance.call(command, input))).toMatchObject({ reason: 'payoutUnknown' })
  }
  const queried = () => server.webhooks.receivedPayouts.filter(({ body }) => body.type === 'payout.queried')
  for (const [index, seconds] of [10, 30, 60, 300, 900, 3600, 3600].entries()) {
    await passTime(seconds + 1)
    await until(async () => (await payoutOf(payoutNo)).queries === index + 1)
    // A webhook that is on its way while time passes is too old when it arrives.
    await until(() => queried().length === index + 1)
  }
  expect(server.webhooks.receivedPayouts.filter(({ body }) => body.type === 'payout.requested')).toHaveLength(1)
  expect(await unknownNews(no)).toMatchObject([{ type: 9, link: `/tixian?tab=trouble&open=${id}` }])
  expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 60_000 })
  await say(server, payoutNo, 'success')
  expect(await rowOf(server, no)).toMatchObject({ state: 'paid', is_unknown: false })
  await passTime(3601)
  await until(async () => (await idleJobs(payoutNo)) === 0)
  expect((await payoutOf(payoutNo)).queries).toBe(7)
})

/** Jobs that are due and were not run. */
async function idleJobs(payoutNo: string): Promise<number> {
  const { id } = await payoutOf(payoutNo)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'withdrawals.queryPayout' and (data ->> 'id')::bigint = ${id} and state in ('created', 'retry', 'active')
      and start_after <= now()`.execute(server.db)
  return rows[0]?.count ?? 0
}

test('what it says when it is asked counts; working on it, it may be silent once more', async () => {
  const { no, payoutNo } = await asked()
  await lose(payoutNo)
  await say(server, payoutNo, 'processing')
  expect(await payoutOf(payoutNo)).toMatchObject({ state: 'accepted' })
  expect(await rowOf(server, no)).toMatchObject({ state: 'paying', is_unknown: false })
  await lose(payoutNo)
  expect(await unknownNews(no)).toEqual([])
  await say(server, payoutNo, 'failed', { fault: 'BANK_CARD_ABNORMAL' })
  expect(await rowOf(server, no)).toMatchObject({ state: 'returned', is_unknown: false })
})

test('a person may ask at once', async () => {
  const { id, payoutNo } = await asked()
  const { payouts } = await finance.call(withdrawals.query, await targetOf(finance, { id }))
  expect(payouts).toMatchObject([{ no: payoutNo, queries: 1 }])
  await until(() =>
    server.webhooks.receivedPayouts.find(({ body }) => body.type === 'payout.queried' && body.data.no === payoutNo),
  )
  await say(server, payoutNo, 'success')
})

test('an owner who does not confirm for a day: the channel is asked, and says what became of it', async () => {
  const { id, payoutNo, accountHolder } = await asked()
  await say(server, payoutNo, 'confirming')
  await passTime(86_300)
  expect((await payoutOf(payoutNo)).queries).toBe(0)
  await passTime(200)
  await until(async () => (await payoutOf(payoutNo)).queries === 1)
  await signIn()
  expect(await read(finance, { id })).toMatchObject({ state: 'confirming' })
  await say(server, payoutNo, 'failed', { fault: 'OVERDUE_CLOSE' })
  expect(await read(finance, { id })).toMatchObject({ state: 'returned' })
  expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
})

import { expect, test } from 'vitest'
import { shanghaiDateTime, shanghaiHour } from '#contract/base/shanghai.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { longSessions } from '../../setup/money/settlements.ts'
import { approveAs, read, receiptOf, targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServerPerTest } from '../../setup/process/server.ts'

const server = withServerPerTest({ listens: true, settings: { ...longSessions, PAYOUT_HOURS: '9-22' } })

const hourMs = 3_600_000

/** Puts the time forward to the next time that a clock in Shanghai shows this hour and minute. */
async function passTo(hour: number, minute: number): Promise<void> {
  const sinceHour = Date.now() % hourMs
  const hours = (hour - shanghaiHour(Date.now()) + 24) % 24
  const ms = hours * hourMs + minute * 60_000 - sinceHour
  await passTime(Math.ceil((ms <= 0 ? ms + 24 * hourMs : ms) / 1000))
}

const dayOf = (laterMs: number) => shanghaiDateTime(Date.now() + laterMs).slice(0, 10)

test('Outside of the hours nothing is paid, one or several; the sentence says when, and reviewing goes on', async () => {
  await passTo(23, 10)
  const finance = await server.signIn('finance')
  const [one, other] = [await withdrawalOf(server, 30_000), await withdrawalOf(server, 40_000)]
  for (const row of [one, other]) await approveAs(finance, row)
  const opens = `${dayOf(12 * hourMs)} 09:00`
  for (const rows of [[one], [one, other]]) {
    const targets = await Promise.all(rows.map(row => targetOf(finance, row)))
    const refused = await refusalOf(finance.call(withdrawals.pay, { withdrawals: targets }))
    expect(refused).toMatchObject({
      reason: 'payoutsClosed',
      message: `打款时间为每天 09:00–22:00，请在 ${opens} 之后打款`,
    })
  }
  expect(await finance.call(withdrawals.counts, {})).toMatchObject({
    stopped: null,
    opensAt: Date.parse(`${dayOf(12 * hourMs)}T09:00:00+08:00`),
  })
  for (const row of [one, other]) {
    expect(await read(finance, row)).toMatchObject({ state: 'approved', payout: null, batch: null })
  }
  expect(await server.db.selectFrom('payouts').selectAll().execute()).toEqual([])
})

test('A payment by hand is recorded and confirmed within the hours only; to refuse it is possible at any time', async () => {
  await passTo(21, 50)
  const [payer, colleague] = [await server.signIn('finance'), await server.signIn('super_admin')]
  const [recorded, late] = [await withdrawalOf(server, 30_000), await withdrawalOf(server, 40_000)]
  for (const row of [recorded, late]) await approveAs(colleague, row)
  const receipt = async () => ({ channelNo: 'HD-1', fileId: await receiptOf(server, payer), reason: '柜台转账' })
  const record = async (row: typeof late) =>
    payer.call(withdrawals.recordManual, { ...(await targetOf(payer, row)), ...(await receipt()) })
  await record(recorded)
  await passTo(22, 0)
  const closed = { reason: 'payoutsClosed', message: expect.stringContaining(`${dayOf(12 * hourMs)} 09:00`) }
  expect(await refusalOf(record(late))).toMatchObject(closed)
  const confirm = async () => colleague.call(withdrawals.confirmManual, await targetOf(colleague, recorded))
  expect(await refusalOf(confirm())).toMatchObject(closed)
  expect(await read(payer, recorded)).toMatchObject({ state: 'manualReview' })
  expect(await read(payer, late)).toMatchObject({ state: 'approved', manual: null })

  const target = await targetOf(colleague, recorded)
  const refused = await colleague.call(withdrawals.refuseManual, { ...target, reason: '凭证不清晰' })
  expect(refused).toMatchObject({ state: 'failed' })
  await passTo(9, 0)
  await record(recorded)
  expect(await confirm()).toMatchObject({ state: 'paid' })
})

test('Within the hours it is paid', async () => {
  await passTo(9, 1)
  const finance = await server.signIn('finance')
  const row = await withdrawalOf(server, 30_000)
  await approveAs(finance, row)
  expect(await finance.call(withdrawals.counts, {})).toMatchObject({ opensAt: null })
  const target = await targetOf(finance, row)
  expect(await finance.call(withdrawals.pay, { withdrawals: [target] })).toMatchObject({ asked: 1, refused: [] })
  expect(await read(finance, row)).toMatchObject({ state: 'paying' })
})

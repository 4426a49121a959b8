import { expect, test } from 'vitest'
import { recon } from '#contract/money/recon/recon.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { dayOf, daysAgo, momentOf, sendBill } from '../../setup/money/bills.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { approveAs, payAs, read, receiptOf, rowOf, say, targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })
const stopped = { reason: 'payoutsStopped', message: '账实不平，暂停打款' }

test('A bill that differs stops every way of paying, until finance confirms; then it is paid', async () => {
  const [waiting, failed, underWay] = [
    await withdrawalOf(server, 60_000),
    await withdrawalOf(server, 60_000),
    await withdrawalOf(server, 60_000),
  ]
  for (const one of [waiting, failed, underWay]) await approveAs(staff.finance, one)
  await say(server, await payAs(staff.payer, failed), 'failed', { fault: 'TRANSFER_RISK' })
  const askedBefore = await payAs(staff.payer, underWay)

  const day = daysAgo(3)
  await sendBill(server, day, [{ no: 'STOP-1', netFen: 1880, at: momentOf(day, '10:00') }])
  expect((await staff.payer.call(withdrawals.counts, {})).stopped).toBe('reconciliation')
  const manual = { channelNo: 'HD-1', fileId: await receiptOf(server, staff.payer), reason: '柜台转账' }
  for (const call of [
    async () => staff.payer.call(withdrawals.pay, { withdrawals: [await targetOf(staff.payer, waiting)] }),
    async () => staff.payer.call(withdrawals.retry, await targetOf(staff.payer, failed)),
    async () => staff.payer.call(withdrawals.recordManual, { ...(await targetOf(staff.payer, waiting)), ...manual }),
  ]) {
    expect(await refusalOf(call())).toMatchObject(stopped)
  }
  expect(await rowOf(server, waiting.no)).toMatchObject({ state: 'approved', batch_id: null, manual_no: null })
  // Webhooks of what was asked for before are sent all the same, and reviews go on.
  await say(server, askedBefore, 'success')
  expect(await read(staff.payer, underWay)).toMatchObject({ state: 'paid' })
  expect(await approveAs(staff.finance, await withdrawalOf(server, 60_000))).toMatchObject({ state: 'approved' })

  const { id, version } = await dayOf(staff.finance, day)
  await staff.finance.call(recon.confirm, { id, version, reason: '渠道次日更正' })
  expect((await staff.payer.call(withdrawals.counts, {})).stopped).toBeNull()
  for (const one of [waiting, failed]) {
    const no =
      one === waiting
        ? await payAs(staff.payer, one)
        : ((await staff.payer.call(withdrawals.retry, await targetOf(staff.payer, one))).payout?.no ?? '')
    await say(server, no, 'success')
    expect(await read(staff.payer, one)).toMatchObject({ state: 'paid' })
  }
})

test('A batch that is paused goes on only after the stop was confirmed', async () => {
  const made = [await withdrawalOf(server, 60_000), await withdrawalOf(server, 60_000)]
  for (const one of made) await approveAs(staff.finance, one)
  const targets = await Promise.all(made.map(one => targetOf(staff.payer, one)))
  const { batch } = await staff.payer.call(withdrawals.pay, { withdrawals: targets })
  const id = batch?.id ?? 0
  const payouts = async () => {
    const { rows } = await staff.payer.call(withdrawals.list, { batchId: id })
    return rows.map(({ payout }) => payout?.no ?? '')
  }
  const [first = '', second = ''] = await payouts()
  await say(server, first, 'success')
  await say(server, second, 'failed', { fault: 'NOT_ENOUGH' })
  expect((await staff.payer.call(withdrawals.batches, { id })).rows[0]).toMatchObject({
    state: 'paused',
    paid: 1,
    failed: 1,
    fault: 'NOT_ENOUGH',
  })
  const day = daysAgo(5)
  await sendBill(server, day, [{ no: 'STOP-2', netFen: 1880, at: momentOf(day, '10:00') }])
  expect(await refusalOf(staff.payer.call(withdrawals.resumeBatch, { id }))).toMatchObject(stopped)
  expect((await staff.payer.call(withdrawals.batches, { id })).rows[0]).toMatchObject({ state: 'paused', failed: 1 })
  const { id: dayId, version } = await dayOf(staff.finance, day)
  await staff.finance.call(recon.confirm, { id: dayId, version, reason: '渠道次日更正' })
  expect(await staff.payer.call(withdrawals.resumeBatch, { id })).toMatchObject({
    state: 'paying',
    failed: 0,
    fault: null,
  })
  const again = (await payouts()).find(no => no !== first) ?? ''
  expect(again).not.toBe(second)
  await say(server, again, 'success')
  expect((await staff.payer.call(withdrawals.batches, { id })).rows[0]).toMatchObject({ state: 'done', paid: 2 })
})

test('A payment by hand is confirmed by a second person, with the picture of whoever recorded it', async () => {
  const made = await withdrawalOf(server, 60_000)
  await approveAs(staff.finance, made)
  const manual = { channelNo: 'HD-2', fileId: await receiptOf(server, staff.payer), reason: '柜台转账' }
  const record = { ...(await targetOf(staff.payer, made)), ...manual }
  expect(await staff.payer.call(withdrawals.recordManual, record)).toMatchObject({ state: 'manualReview', allowed: [] })
  const own = await refusalOf(staff.payer.call(withdrawals.confirmManual, await targetOf(staff.payer, made)))
  expect(own).toMatchObject({ reason: 'ownRequest', message: expect.stringMatching(/\p{Script=Han}/u) })
  expect(await read(staff.finance, made)).toMatchObject({
    state: 'manualReview',
    allowed: ['confirmManual', 'refuseManual'],
    manual: { channelNo: 'HD-2', receiptUrl: expect.stringContaining('/files/') },
  })
  await staff.finance.call(withdrawals.confirmManual, await targetOf(staff.finance, made))
  expect(await read(staff.finance, made)).toMatchObject({ state: 'paid', payouts: [] })
})

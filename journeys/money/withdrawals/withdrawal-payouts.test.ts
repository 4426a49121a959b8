import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { payoutResults } from '#contract/money/payout.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balanceOf, balancesByCode } from '../../setup/money/ledger.ts'
import { approveAs, payAs, read, rowOf, say, targetOf, walletOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { until } from '../../setup/process/until.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })

/** A withdrawal that the bank was asked to pay. */
async function asked(amountFen = 60_000) {
  const made = await withdrawalOf(server, amountFen)
  await approveAs(staff.finance, made)
  return { ...made, payoutNo: await payAs(staff.payer, made) }
}

const channelFen = () => balanceOf(server, 'channel:bank-app')

describe('the order to the bank', () => {
  test('goes out with the number in full, which is stored nowhere in the clear', async () => {
    const { payoutNo, accountHolder } = await asked()
    const received = await until(() => server.webhooks.receivedPayouts.find(({ body }) => body.data.no === payoutNo))
    expect(received.body).toMatchObject({ type: 'payout.requested', data: { amountFen: 60_000, method: 'bank' } })
    expect(received.body.data.number).toMatch(/^6222\d{12}$/)
    expect(received.body.data.holder).toBe(accountHolder.name)
    const stored = await server.db.selectFrom('webhooks').select('body').where('type', 'like', 'payout.%').execute()
    expect(JSON.stringify(stored)).not.toContain(received.body.data.number)
    expect(server.webhooks.receivedPayouts.every(({ app }) => app === 'bank')).toBe(true)
  })
})

describe('a result', () => {
  test('success pays: the money leaves at the channel, the fee is income, once', async () => {
    const before = await balancesByCode(server)
    const { id, no, payoutNo, accountHolder } = await asked()
    await say(server, payoutNo, 'accepted')
    await say(server, payoutNo, 'success', { channelNo: 'BK1' })
    const fen = await channelFen()
    expect(fen - (before['channel:bank-app'] ?? 0)).toBe(-60_000)
    await say(server, payoutNo, 'success')
    await say(server, payoutNo, 'processing')
    await say(server, payoutNo, 'failed', { fault: 'OTHER' })
    expect(await channelFen()).toBe(fen)
    expect(await read(staff.finance, { id })).toMatchObject({
      state: 'paid',
      allowed: [],
      payouts: [{ state: 'success', channelNo: 'BK1' }],
    })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
    const received = await until(() =>
      server.webhooks.receivedWithdrawals.find(({ body }) => body.data.no === no && body.type === 'withdrawal.paid'),
    )
    expect(received.body.text.body).toContain('600.00')
  })

  test('with the fault of the owner gives the money back by itself, with the sentence', async () => {
    const { id, no, payoutNo, accountHolder } = await asked()
    await say(server, payoutNo, 'failed', { fault: 'NAME_NOT_CORRECT' })
    expect(await read(staff.finance, { id })).toMatchObject({
      state: 'returned',
      payout: { fault: 'NAME_NOT_CORRECT' },
    })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
    const received = await until(() =>
      server.webhooks.receivedWithdrawals.find(
        ({ body }) => body.data.no === no && body.type === 'withdrawal.returned',
      ),
    )
    expect(received.body.data).toMatchObject({ fault: 'NAME_NOT_CORRECT' })
    expect(received.body.text.body).toContain('请修改收款账户')
  })

  test('with another fault keeps it frozen, until it is paid under a new number or given back', async () => {
    const { id, payoutNo, accountHolder } = await asked()
    await say(server, payoutNo, 'failed', { fault: 'DAY_RECEIVED_QUOTA_EXCEED' })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 60_000 })
    const again = await staff.payer.call(withdrawals.retry, await targetOf(staff.payer, { id }))
    expect(again.payouts).toHaveLength(2)
    expect(again.payout?.no).not.toBe(payoutNo)
    await say(server, again.payout?.no ?? '', 'failed', { fault: 'TRANSFER_RISK' })
    await staff.payer.call(withdrawals.giveBack, { ...(await targetOf(staff.payer, { id })), reason: '换账户' })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
  })

  test('that waits for the owner says so, and ends either way', async () => {
    for (const [result, state] of [
      ['success', 'paid'],
      ['failed', 'returned'],
    ] as const) {
      const { id, payoutNo } = await asked()
      await say(server, payoutNo, 'confirming')
      expect(await read(staff.finance, { id })).toMatchObject({ state: 'confirming', allowed: ['query'] })
      await say(server, payoutNo, 'accepted')
      await say(server, payoutNo, result, result === 'failed' ? { fault: 'OVERDUE_CLOSE' } : {})
      expect(await read(staff.finance, { id })).toMatchObject({ state })
    }
  })

  test('of another channel, number or amount is refused', async () => {
    const { payoutNo } = await asked()
    const body = { eventId: 'E-1', result: 'success', amountFen: 60_000, occurredAt: new Date().toISOString() }
    expect((await server.fixtures.post('rider', `/open/v1/payouts/${payoutNo}/results`, body)).status).toBe(403)
    expect((await server.fixtures.post('bank', '/open/v1/payouts/DF1/results', body)).status).toBe(404)
    expect((await say(server, payoutNo, 'success', { amountFen: 59_999 })).status).toBe(400)
    const eventId = `E-${payoutNo}`
    expect((await say(server, payoutNo, 'accepted', { eventId })).status).toBe(200)
    expect((await say(server, payoutNo, 'success', { eventId })).status).toBe(409)
  })

  test('arrives in any order, any number of times, and ends the same', async () => {
    for (let round = 0; round < 12; round++) {
      const { no, payoutNo, accountHolder } = await asked()
      const said = [...payoutResults, ...payoutResults]
        .filter(result => result !== 'failed')
        .map(result => ({ result, at: (round * 7 + result.length * 13) % 11 }))
        .sort((one, other) => one.at - other.at)
      await Promise.all(said.map(({ result }) => say(server, payoutNo, result)))
      expect(await rowOf(server, no)).toMatchObject({ state: 'paid', is_unknown: false })
      expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
    }
  })
})

describe('paid after it was reported as failed', () => {
  test('while the money is frozen: an alarm, suspense, and neither a second payment nor a return', async () => {
    const { id, no, payoutNo, accountHolder } = await asked()
    await say(server, payoutNo, 'failed', { fault: 'OTHER' })
    await say(server, payoutNo, 'success')
    await say(server, payoutNo, 'success')
    expect(await balanceOf(server, 'platform:suspense')).toBe(-60_000)
    expect((await read(staff.payer, { id })).allowed).toEqual(['recordManual'])
    for (const command of [withdrawals.retry, withdrawals.giveBack]) {
      const refused = await refusalOf(
        staff.payer.call(command, { ...(await targetOf(staff.payer, { id })), reason: '退回' } as never),
      )
      expect(refused).toMatchObject({ reason: 'payoutPaidLate' })
    }
    const alarms = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'withdrawal.paidLate')
      .where(sql<boolean>`params ->> 'no' = ${no}`)
      .execute()
    expect(alarms).toHaveLength(1)
    expect(alarms[0]).toMatchObject({ type: 9, is_claimable: true, link: `/tixian?tab=trouble&open=${id}` })
    await settleByHand(id)
    expect(await balanceOf(server, 'platform:suspense')).toBe(0)
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
  })

  test('when it was given back already: the owner owes it, and withdraws nothing before', async () => {
    const { payoutNo, accountHolder } = await asked()
    await say(server, payoutNo, 'failed', { fault: 'ACCOUNT_FROZEN' })
    await say(server, payoutNo, 'success')
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, receivableFen: 60_000 })
  })
})

/** Recorded by one person with a receipt, confirmed by another. */
async function settleByHand(id: number): Promise<void> {
  const { id: fileId } = await server.db
    .insertInto('files')
    .values({
      name: `${String(id).padStart(22, 'm')}.webp`,
      module: 'chatimg',
      owner: staff.payer.person.id,
      app_id: null,
      mime: 'image/webp',
      bytes: 1,
      sha256: Buffer.alloc(32),
      title: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const record = { channelNo: 'BK-LATE', fileId: String(fileId), reason: '渠道后来成功' }
  await staff.payer.call(withdrawals.recordManual, { ...(await targetOf(staff.payer, { id })), ...record })
  await staff.finance.call(withdrawals.confirmManual, await targetOf(staff.finance, { id }))
}

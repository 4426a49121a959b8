import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import {
  approveAs,
  read,
  rowOf,
  say,
  standsIn,
  targetOf,
  type Withdrawn,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })

describe('a batch', () => {
  async function approved(count: number): Promise<(Withdrawn & { id: number })[]> {
    const made = []
    for (let index = 0; index < count; index++) {
      const one = await withdrawalOf(server, 60_000)
      await approveAs(staff.finance, one)
      made.push(one)
    }
    return made
  }

  test('pays each by itself and names whom it does not', async () => {
    const [one, bad, other] = await approved(3)
    if (!one || !bad || !other) throw new Error('There are three.')
    const targets = await Promise.all([one, bad, other].map(each => targetOf(staff.payer, each)))
    await server.db.updateTable('withdrawals').set({ version: 99 }).where('id', '=', bad.id).execute()
    const { batch, asked: count, refused } = await staff.payer.call(withdrawals.pay, { withdrawals: targets })
    expect(count).toBe(2)
    expect(refused).toMatchObject([{ id: bad.id, no: bad.no }])
    expect(batch).toMatchObject({ state: 'paying', count: 2, totalFen: 120_000, paid: 0 })
    expect(await rowOf(server, bad.no)).toMatchObject({ state: 'approved', batch_id: null })
    const { rows } = await staff.payer.call(withdrawals.list, { batchId: batch?.id })
    expect(rows.map(({ no }) => no).sort()).toEqual([one.no, other.no].sort())
    for (const { payout } of rows) await say(server, payout?.no ?? '', 'success')
    const { rows: batches } = await staff.payer.call(withdrawals.batches, {})
    expect(batches[0]).toMatchObject({ id: batch?.id, state: 'done', paid: 2, paidFen: 120_000, failed: 0, unknown: 0 })
  })

  test('is done when results arrive at once, each of them twice', async () => {
    const targets = await Promise.all((await approved(12)).map(each => targetOf(staff.payer, each)))
    const { batch } = await staff.payer.call(withdrawals.pay, { withdrawals: targets })
    const { rows } = await staff.payer.call(withdrawals.list, { batchId: batch?.id })
    const fault = { fault: 'NAME_NOT_CORRECT' } as const
    await Promise.all(
      rows.flatMap(({ payout }, at) => {
        const no = payout?.no ?? ''
        const result = at % 4 === 0 ? 'failed' : 'success'
        const said = { eventId: `result-${no}`, ...(result === 'failed' && fault) }
        return [say(server, no, 'accepted'), say(server, no, result, said), say(server, no, result, said)]
      }),
    )
    const { rows: batches } = await staff.payer.call(withdrawals.batches, {})
    expect(batches[0]).toMatchObject({ id: batch?.id, state: 'done', paid: 9, failed: 3, unknown: 0 })
  })

  test('is paused when the channel cannot pay, told once, and goes on under new numbers', async () => {
    const targets = await Promise.all((await approved(3)).map(each => targetOf(staff.payer, each)))
    const { batch } = await staff.payer.call(withdrawals.pay, { withdrawals: targets })
    const id = batch?.id ?? 0
    expect(await refusalOf(staff.payer.call(withdrawals.resumeBatch, { id }))).toMatchObject({
      reason: 'batchNotPaused',
    })
    const { rows } = await staff.payer.call(withdrawals.list, { batchId: id })
    const [first, second, third] = rows.map(({ payout }) => payout?.no ?? '')
    await say(server, first ?? '', 'success')
    for (const no of [second, third]) await say(server, no ?? '', 'failed', { fault: 'NOT_ENOUGH' })
    const told = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'withdrawal.batchPaused')
      .execute()
    expect(told).toMatchObject([{ type: 9, link: `/tixian?tab=batches&batch=${id}` }])
    const resumed = await staff.payer.call(withdrawals.resumeBatch, { id })
    expect(resumed).toMatchObject({ state: 'paying', count: 3, paid: 1, failed: 0 })
    const { rows: again } = await staff.payer.call(withdrawals.list, { batchId: id })
    for (const { payout, state } of again) if (state === 'paying') await say(server, payout?.no ?? '', 'success')
    expect((await staff.payer.call(withdrawals.batches, {})).rows[0]).toMatchObject({ id, state: 'done', paid: 3 })
  })

  test('goes on with what the channel could not pay last, and with nothing that failed otherwise since', async () => {
    const targets = await Promise.all((await approved(2)).map(each => targetOf(staff.payer, each)))
    const id = (await staff.payer.call(withdrawals.pay, { withdrawals: targets })).batch?.id ?? 0
    const lastOf = async (of: { id: number } | undefined) => (await read(staff.payer, of ?? { id: 0 })).payout?.no ?? ''
    const [one, other] = targets
    for (const each of targets) await say(server, await lastOf(each), 'failed', { fault: 'NOT_ENOUGH' })
    await staff.payer.call(withdrawals.resumeBatch, { id })
    await say(server, await lastOf(one), 'failed', { fault: 'TRANSFER_RISK' })
    await say(server, await lastOf(other), 'failed', { fault: 'NO_AUTH' })
    const { rows } = await staff.payer.call(withdrawals.list, { queue: 'all', batchId: id, resumable: true })
    expect(rows.map(row => row.id)).toEqual([other?.id])
    await staff.payer.call(withdrawals.resumeBatch, { id })
    const [risky, paid] = [await read(staff.payer, one ?? { id: 0 }), await read(staff.payer, other ?? { id: 0 })]
    expect(risky).toMatchObject({ state: 'failed', payout: { fault: 'TRANSFER_RISK' } })
    expect([risky.payouts.length, paid.payouts.length]).toEqual([2, 3])
    expect(paid.state).toBe('paying')
  })
})

describe('nothing is paid', () => {
  test('while the ledger is wrong and nobody confirmed it', async () => {
    const made = await withdrawalOf(server, 60_000)
    await approveAs(staff.finance, made)
    await server.db
      .insertInto('ledger_checks')
      .values({ accounts: 1, wrong: 1, difference_fen: 5 } as never)
      .execute()
    try {
      expect((await staff.payer.call(withdrawals.counts, {})).stopped).toBe('ledger')
      const targets = { withdrawals: [await targetOf(staff.payer, made)] }
      expect(await refusalOf(staff.payer.call(withdrawals.pay, targets))).toMatchObject({ reason: 'payoutsStopped' })
    } finally {
      await server.db.deleteFrom('ledger_checks').execute()
    }
    expect(await rowOf(server, made.no)).toMatchObject({ state: 'approved' })
  })

  test('without a channel that can be reached', async () => {
    const made = await withdrawalOf(server, 60_000)
    await approveAs(staff.finance, made)
    const setEnabled = (is_enabled: boolean) =>
      server.db.updateTable('apps').set({ is_enabled }).where(sql<boolean>`'payout.write' = any(scopes)`).execute()
    await setEnabled(false)
    try {
      const targets = { withdrawals: [await targetOf(staff.payer, made)] }
      expect(await refusalOf(staff.payer.call(withdrawals.pay, targets))).toMatchObject({
        reason: 'payoutChannelMissing',
      })
    } finally {
      await setEnabled(true)
    }
    await standsIn(server, made.no, 'approved')
  })
})

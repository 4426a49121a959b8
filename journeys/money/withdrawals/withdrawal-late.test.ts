import { describe, expect, test } from 'vitest'
import type { PayoutFault } from '#contract/money/payout.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balancesByCode, findWrong } from '../../setup/money/ledger.ts'
import {
  approveAs,
  payAs,
  read,
  receiptOf,
  say,
  targetOf,
  type Withdrawn,
  walletOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })

type Made = Awaited<ReturnType<typeof withdrawalOf>>
type Step = (made: Made) => Promise<unknown>

/** Steps that are done one after the other with a new withdrawal of ¥600, and what they moved in the ledger. */
async function ledgerAfter(steps: readonly Step[]) {
  const codes = ['channel:bank-app', 'channel:manual', 'platform:suspense']
  const before = await balancesByCode(server, codes)
  const made = await withdrawalOf(server, 60_000)
  await approveAs(staff.finance, made)
  for (const step of steps) await step(made)
  const after = await balancesByCode(server, codes)
  const [bank, manual, suspense] = codes.map(code => (after[code] ?? 0) - (before[code] ?? 0))
  const { availableFen, withdrawingFen, receivableFen } = await walletOf(server, made.accountHolder)
  expect(await findWrong(server)).toEqual([])
  return { made, moved: { bank, manual, suspense, availableFen, withdrawingFen, receivableFen } }
}

const pay: Step = made => payAs(staff.payer, made)
const retry: Step = async made => staff.payer.call(withdrawals.retry, await targetOf(staff.payer, made))

/** What the channel says of the first payout, the second, and so on. */
const says =
  (at: number, result: 'success' | 'failed', fault?: PayoutFault): Step =>
  async made => {
    const { payouts } = await read(staff.finance, made)
    await say(server, payouts.at(-1 - at)?.no ?? '', result, fault && { fault })
  }

const record: Step = async made => {
  const manual = { channelNo: `HD-${made.no}`, fileId: await receiptOf(server, staff.payer), reason: '柜台转账' }
  return staff.payer.call(withdrawals.recordManual, { ...(await targetOf(staff.payer, made)), ...manual })
}
const confirm: Step = async made => staff.finance.call(withdrawals.confirmManual, await targetOf(staff.finance, made))

/** The first payout failed, and a second one is under way. */
const twice = [pay, says(0, 'failed', 'OTHER'), retry]
const firstLate = says(0, 'success')
const paidOnce = { availableFen: 0, withdrawingFen: 0, receivableFen: 0, suspense: 0, manual: 0, bank: -60_000 }
const paidTwice = { ...paidOnce, receivableFen: 60_000, bank: -120_000 }

async function failuresOf({ no }: Pick<Withdrawn, 'no'>): Promise<number> {
  const rows = await server.db
    .selectFrom('notifications')
    .select('params')
    .where('kind', '=', 'withdrawal.failed')
    .execute()
  return rows.filter(({ params }) => JSON.stringify(params).includes(no)).length
}

describe('An earlier payout that was paid late', () => {
  test('keeps what the later one cannot pay from going back by itself: staff are told', async () => {
    const { made, moved } = await ledgerAfter([...twice, firstLate, says(1, 'failed', 'ACCOUNT_FROZEN')])
    expect(await read(staff.payer, made)).toMatchObject({ state: 'failed', allowed: ['recordManual'] })
    expect(moved).toEqual({ ...paidOnce, withdrawingFen: 60_000, suspense: -60_000 })
    expect(await failuresOf(made)).toBe(2)
  })

  test('leaves the owner with the same, whichever of the two messages is the first', async () => {
    const fails = says(1, 'failed', 'ACCOUNT_FROZEN')
    const settled = await ledgerAfter([...twice, firstLate, fails, record, confirm])
    const returned = await ledgerAfter([...twice, fails, firstLate])
    expect(settled.moved).toEqual(paidOnce)
    // What is back in the balance is owed.
    expect(returned.moved).toEqual({ ...paidOnce, availableFen: 60_000, receivableFen: 60_000 })
  })

  test('is neither made once more nor given back after another fault of the later one', async () => {
    const { made } = await ledgerAfter([...twice, firstLate, says(1, 'failed', 'TRANSFER_RISK')])
    expect((await read(staff.payer, made)).allowed).toEqual(['recordManual'])
    const target = await targetOf(staff.payer, made)
    const refusals = [
      await refusalOf(staff.payer.call(withdrawals.retry, target)),
      await refusalOf(staff.payer.call(withdrawals.giveBack, { ...target, reason: '退回' })),
    ]
    for (const refused of refusals) expect(refused).toMatchObject({ reason: 'payoutPaidLate' })
  })

  test('is not paid once more with its batch', async () => {
    const batch = { id: 0 }
    const payTwo: Step = async made => {
      const other = await withdrawalOf(server, 60_000)
      await approveAs(staff.finance, other)
      const targets = [await targetOf(staff.payer, made), await targetOf(staff.payer, other)]
      batch.id = (await staff.payer.call(withdrawals.pay, { withdrawals: targets })).batch?.id ?? 0
    }
    const resume: Step = () => staff.payer.call(withdrawals.resumeBatch, batch)
    const cannot = (at: number) => says(at, 'failed', 'NOT_ENOUGH')
    const { made } = await ledgerAfter([payTwo, cannot(0), resume, firstLate, cannot(1)])
    const { rows } = await staff.payer.call(withdrawals.list, { queue: 'all', batchId: batch.id, resumable: true })
    expect(rows).toEqual([])
    expect(await staff.payer.call(withdrawals.resumeBatch, batch)).toMatchObject({ state: 'done', failed: 1 })
    expect((await read(staff.payer, made)).payouts).toHaveLength(2)
  })

  test('is owed once the later one is paid too, whichever of the two messages is the first', async () => {
    const later = says(1, 'success')
    expect((await ledgerAfter([...twice, firstLate, later])).moved).toEqual(paidTwice)
    expect((await ledgerAfter([...twice, later, firstLate])).moved).toEqual(paidTwice)
  })

  test('and a later one that was paid late as well: by hand one of them is settled, the other is owed', async () => {
    const late = [firstLate, says(1, 'failed', 'OTHER'), says(1, 'success')]
    expect((await ledgerAfter([...twice, ...late, record, confirm])).moved).toEqual(paidTwice)
  })
})

describe('A payment by hand', () => {
  const failed = [pay, says(0, 'failed', 'OTHER')]

  test('that was recorded before the channel paid late is booked, and what came late is owed', async () => {
    const { moved } = await ledgerAfter([...failed, record, firstLate, confirm])
    expect(moved).toEqual({ ...paidTwice, bank: -60_000, manual: -60_000 })
  })

  test('that was confirmed before the channel paid late ends in the same', async () => {
    const { moved } = await ledgerAfter([...failed, record, confirm, firstLate])
    expect(moved).toEqual({ ...paidTwice, bank: -60_000, manual: -60_000 })
  })

  test('that was recorded after the channel paid late is what the channel paid', async () => {
    expect((await ledgerAfter([...failed, firstLate, record, confirm])).moved).toEqual(paidOnce)
  })
})

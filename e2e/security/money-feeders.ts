import { randomUUID } from 'node:crypto'
import { fen } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import type { Money } from '../setup/money/money.ts'
import type { Staff } from './staff.ts'
import { type Office, textsOf } from './staff-feeders.ts'

/** Accounts that money goes to, decisions about it and corrections, with the texts of all of them. */
export async function feedMoney({ admin, apps, records }: Office, finance: Staff, money: Money): Promise<void> {
  const savers = await money.savers(records, 500_000)
  for (const [nth, saver] of savers.entries()) {
    const owner = { kind: 'rider' as const, externalId: saver.externalId }
    await apps.rider.bindPayoutAccount({
      externalNo: randomUUID(),
      owner,
      method: 'bank',
      number: `62220000${String(nth).padStart(8, '0')}`,
      // Where the holder is somebody else, nobody can approve it.
      holder: nth === 0 ? saver.name : textsOf('holder', nth)(64),
      bank: textsOf('bank', nth)(64),
    })
    await money.withdraw(saver, 300_000)
  }
  const { rows } = await admin.call(withdrawals.list, { queue: 'review' })
  for (const [nth, { id, version, owner }] of rows.slice(0, records).entries()) {
    const target = { id, version }
    const reason = textsOf('withdrawalReason', nth)(200)
    if (owner.id !== savers[0]?.id) await finance.call(withdrawals.reject, { ...target, code: 'other', reason })
    else await finance.call(withdrawals.approve, { ...target, remark: textsOf('withdrawalRemark', nth)(500) })
  }
  for (const [nth, { id }] of savers.entries()) {
    const line = { amountFen: fen(100) }
    const lines = [
      { ...line, code: 'platform:compensation', side: 'debit' as const },
      { ...line, code: `person:${id}:available`, side: 'credit' as const },
    ]
    const asked = await finance.call(ledger.adjust, { lines, reason: textsOf('adjustReason', nth)(200) })
    const target = { id: asked.id, version: asked.version }
    if (nth % 2) await admin.call(ledger.reject, { ...target, reason: textsOf('adjustRefused', nth)(200) })
  }
}

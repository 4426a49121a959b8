import { shanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import type { AccountHolder, Money } from '../../setup/money/money.ts'
import type { Staff } from '../../setup/staff.ts'
import { type Texts, textsFrom } from '../payloads.ts'
import { pictureFile } from './picture-file.ts'
import type { Sources } from './writer.ts'

const savedFen = 400_000

/** Everything that is written about money, in as many records. The bank of the story is its only channel. */
export async function writeMoney(sources: Sources, money: Money, records: number): Promise<void> {
  const accountHolders = await money.accountHolders(records, savedFen)
  for (const [nth, accountHolder] of accountHolders.entries()) {
    const texts = textsFrom(nth)
    await rejected(sources, { money, accountHolder }, texts)
    await paid(sources, { money, accountHolder }, texts)
    await adjusted(sources, texts)
  }
  await reconcile(sources, money, records)
}

type Owned = { money: Money; accountHolder: AccountHolder }

/** To an account whose names are not those of its owner. */
async function rejected({ admin, idOf }: Sources, { money, accountHolder }: Owned, texts: Texts): Promise<void> {
  await money.bind(accountHolder, { holder: texts(64), bank: texts(64) })
  const id = await idOf('withdrawals', await money.withdraw(accountHolder, 20_000))
  const { version } = await admin.call(withdrawals.get, { id })
  await admin.call(withdrawals.reject, { id, version, code: 'other', reason: texts(199) })
}

/** Said to be paid by hand, which nobody confirms; then paid by the channel, which says in words why not. */
async function paid({ admin, finance, idOf }: Sources, { money, accountHolder }: Owned, texts: Texts): Promise<void> {
  await money.bind(accountHolder, { bank: texts(64) })
  money.plan(accountHolder.name, { result: 'failed', fault: 'TRANSFER_RISK', message: texts(199) })
  const id = await idOf('withdrawals', await money.withdraw(accountHolder, 30_000))
  const target = async (who: Staff) => ({ id, version: (await who.call(withdrawals.get, { id })).version })
  await admin.call(withdrawals.approve, { ...(await target(admin)), remark: texts(500) })
  const { fileId } = await finance.upload('chatimg', await pictureFile(texts(64)))
  const receipt = { channelNo: texts(64), fileId: String(fileId), reason: texts(199) }
  await finance.call(withdrawals.recordManual, { ...(await target(finance)), ...receipt })
  await admin.call(withdrawals.refuseManual, { ...(await target(admin)), reason: texts(199) })
  await finance.call(withdrawals.pay, { withdrawals: [await target(finance)] })
}

async function adjusted({ admin, finance }: Sources, texts: Texts): Promise<void> {
  const lines = [
    { code: 'platform:compensation', side: 'debit' as const, amountFen: fen(100) },
    { code: 'platform:suspense', side: 'credit' as const, amountFen: fen(100) },
  ]
  const { id, version } = await finance.call(ledger.adjust, { lines, reason: texts(199) })
  await admin.call(ledger.reject, { id, version, reason: texts(199) })
}

const dayMs = 86_400_000

/** The bill of yesterday has what nobody here knows of; each difference is settled with words, and the day confirmed. */
async function reconcile({ admin }: Sources, money: Money, records: number): Promise<void> {
  const day = shanghaiDay(Date.now() - dayMs)
  const from = Date.parse(`${day}T00:00:00+08:00`)
  const iso = (at: number) => new Date(at).toISOString()
  const lines = Array.from({ length: records + 1 }, (_, nth) => ({
    kind: 'pay' as const,
    channelNo: `XSS-${nth}`,
    amountFen: fen(100 + nth),
    occurredAt: iso(from + dayMs / 2),
  }))
  await money.sendBill({ externalNo: 'xss-bill', from: iso(from), until: iso(from + dayMs), lines })
  const { rows: days } = await admin.call(recon.list, { from: day, to: day })
  const dayId = days.find(({ channel }) => channel.id === money.channelId)?.id ?? 0
  const { rows } = await admin.call(reconDifferences.list, { dayId, limit: records })
  for (const [nth, { id, version }] of rows.entries()) {
    const texts = textsFrom(nth)
    const taken = await admin.call(reconDifferences.take, { id, version })
    const outcome = { outcome: 'correctOurs', reason: texts(199), reference: texts(64) } as const
    await admin.call(reconDifferences.settle, { id, version: taken.version, ...outcome })
  }
  const { version } = await admin.call(recon.get, { id: dayId })
  await admin.call(recon.confirm, { id: dayId, version, reason: textsFrom(records)(199) })
}

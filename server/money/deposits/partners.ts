import { sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { deposits } from '#contract/money/deposits.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { balancesOf } from '#server/money/ledger/index.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { giveBack as giveBackRow } from './give-back.ts'
import { lockSeenDeposit } from './lock.ts'
import { depositRecords } from './records.ts'
import type { DepositRecord } from './table.ts'
import { isOfPartner, readDeposit } from './view.ts'

/** The cooperation with a shop or a city agent ended: no clock notices it as it does of workers, so staff say it. */
export const giveBack = handle(deposits.giveBack, async (context, { reason, ...target }) => {
  const { db, caller } = context
  const row = await lockSeenDeposit(context, target)
  const { rows } = await sql<{ is_of_partner: boolean; member_id: number | null }>`
    select ${isOfPartner} as is_of_partner, member_id
    from deposits join applications on applications.id = application_id where deposits.id = ${row.id}`.execute(db)
  const [about = { is_of_partner: false, member_id: null }] = rows
  const record = () => readDeposit(context, row.person_id)
  await depositRecords.refuseNotAllowed({ ...row, ...about }, 'giveBack', caller, record)
  const owed = await debtOf(db, row, about.member_id)
  if (owed > 0) refuse('withdrawalOwesFirst', { params: { yuan: yuanText(owed) }, record: await record() })
  await refuseOwnInterest(db, caller.userId, row.person_id)
  await giveBackRow(context, row, { by: 'staff', reason })
  return record()
})

/** What the person owes, and their shop. */
async function debtOf(db: Database, { person_id }: DepositRecord, shopId: number | null): Promise<number> {
  const person = { ownerKind: 'person', ownerId: person_id } as const
  const shop = { ownerKind: 'merchant', ownerId: shopId ?? 0 } as const
  const owners = shopId === null ? [person] : [person, shop]
  const balanceOf = await balancesOf(db, owners)
  return owners.reduce((sum, owner) => sum + balanceOf(owner).receivable, 0)
}

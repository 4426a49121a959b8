import { sql, type Transaction } from 'kysely'
import { clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { credit, debit, ownedAccount, platformAccount, postTransaction } from '#server/money/ledger/index.ts'

/** Locks the balance of an account until the transaction ends. */
export async function lockAccount(db: Transaction<Tables>, code: string): Promise<void> {
  await sql`select from ledger_balances join ledger_accounts on ledger_accounts.id = account_id
    where code = ${code} for update of ledger_balances`.execute(db)
}

type Owner = { kind: 'person' | 'merchant'; id: number }

/** Lets an owner owe this, as if a channel had paid them what it had reported as failed. */
export function owe(db: Transaction<Tables>, owner: Owner, amountFen: number): Promise<void> {
  return post(db, owner, { account: 'receivable', amountFen })
}

/** Takes this from what an owner may withdraw. */
export function take(db: Transaction<Tables>, owner: Owner, amountFen: number): Promise<void> {
  return post(db, owner, { account: 'available', amountFen })
}

type Posted = { account: 'receivable' | 'available'; amountFen: number }

async function post(db: Transaction<Tables>, { kind, id }: Owner, { account, amountFen }: Posted): Promise<void> {
  const lines = [debit(ownedAccount(kind, id, account), amountFen), credit(platformAccount('suspense'), amountFen)]
  const about = { event: 'withdrawSuccess', subject: 'test', subjectId: id, subjectNo: `T${id}` } as const
  await postTransaction({ db, actor: clock }, { ...about, lines })
}

import { type Expression, type SqlBool, sql } from 'kysely'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerPosting } from '#contract/money/ledger-rows.ts'
import { contains, isNamed, literal } from '#server/desk/searches/index.ts'
import { ageOrder, byMoment, cursorIn, isAfter, sorted } from '#server/desk/sorts/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { isOfParty } from './parties.ts'
import { ownerNameOf } from './rows.ts'
import { accountInScope } from './scope.ts'
import { type PostingRow, viewAccount, viewPosting } from './view.ts'

/** The sum over the parts of an account. */
function sumOfParts(column: 'balance_fen' | 'postings') {
  return sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from ledger_balances
    where account_id = ledger_accounts.id)`
}

function accountsWithBalances(db: Database) {
  return db
    .selectFrom('ledger_accounts')
    .selectAll('ledger_accounts')
    .select([ownerNameOf('ledger_accounts').as('owner_name'), sumOfParts('balance_fen').as('balance_fen')])
    .select(sumOfParts('postings').as('postings'))
}

/** One page, the oldest accounts first. */
export const accounts = handle(
  ledger.accounts,
  async ({ db, caller }, { ownerKind, kind, party, search, after, limit }) => {
    const found = await accountsWithBalances(db)
      .where(accountInScope(caller))
      .$if(ownerKind !== undefined, rows => rows.where('owner_kind', '=', ownerKind ?? 'platform'))
      .$if(kind !== undefined, rows => rows.where('kind', '=', kind ?? 'available'))
      .$if(party !== undefined, rows => rows.where(isOfParty(party ?? 'customer')))
      .$if(search !== '', rows => rows.where(isOf(search)))
      .where(afterId('id', after, 'asc'))
      .orderBy('id')
      .limit(oneMore(limit))
      .execute()
    return pageOf(found, limit, { view: viewAccount, cursorOf: ({ id }) => id })
  },
)

/** The name or the id of the owner, or the beginning of the account's code. */
function isOf(asked: string): Expression<SqlBool> {
  const search = searchedText(asked)
  const names = sql`(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))`
  const shops = sql`(name || ' ' || address)`
  const ways = [
    sql`select id from ledger_accounts where code like ${`${literal(search)}%`}`,
    sql`select account.id from users join ledger_accounts account on owner_kind = 'person' and owner_id = users.id
      where ${isNamed(names, search)} and ${contains(sql`nick_name`, search)}`,
    sql`select account.id from merchants join ledger_accounts account on owner_kind = 'merchant' and owner_id = merchants.id
      where ${isNamed(shops, search)} and ${contains(sql`name`, search)}`,
    sql`select account.id from apps join ledger_accounts account on code = 'channel:' || apps.id
      where ${contains(sql`apps.name`, search)}`,
  ]
  if (/^\d{1,15}$/.test(search)) {
    ways.push(sql`select id from ledger_accounts
      where owner_kind in ('person', 'merchant') and owner_id = ${Number(search)}::bigint`)
  }
  return sql<SqlBool>`ledger_accounts.id in (${sql.join(ways, sql` union `)})`
}

export const account = handle(ledger.account, async ({ db, caller }, { id, ...days }) => {
  const found = await accountsWithBalances(db).where('id', '=', id).where(accountInScope(caller)).executeTakeFirst()
  if (!found) return refuse('notFound')
  const sumOf = (side: 'debit' | 'credit') =>
    sql<number>`coalesce(sum(amount_fen) filter (where side = ${side}), 0)::bigint`
  const { debitFen, creditFen } = await db
    .selectFrom('ledger_postings')
    .where('account_id', '=', id)
    .where(row => row.and(withinDays('ledger_postings.at', days.from, days.to)))
    .select([sumOf('debit').as('debitFen'), sumOf('credit').as('creditFen')])
    .executeTakeFirstOrThrow()
  return ledger.account.output.parse({ ...viewAccount(found), debitFen, creditFen })
})

/** One page, the newest first. */
export const postings = handle(ledger.postings, async ({ db, caller }, { id, after, limit, ...days }) => {
  const isVisible = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('id', '=', id)
    .where(accountInScope(caller))
    .executeTakeFirst()
  if (!isVisible) return refuse('notFound')
  const at = byMoment<PostingRow>('ledger_postings.at', row => row.at)
  const order = ageOrder('desc', { id: 'ledger_postings.id', idOf: (row: PostingRow) => row.id, at, days })
  const postings = postingsWithTransactions(db)
    .where('account_id', '=', id)
    .where(row => row.and(withinDays('ledger_postings.at', days.from, days.to)))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(postings, order).execute()
  return pageOf(found, limit, { view: viewPosting, cursorOf: cursorIn(order) })
})

function postingsWithTransactions(db: Database) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_postings.transaction_id')
    .select(['ledger_postings.id', 'transaction_id', 'side', 'amount_fen', 'balance_fen', 'ledger_postings.at'])
    .select(['event', 'subject', 'subject_id', 'subject_no', 'description', 'ledger_transactions.at as transaction_at'])
}

/** The last postings of the account with this code, the newest first; none where nothing was posted. */
export async function postingsOfCode(db: Database, code: string, most: number): Promise<LedgerPosting[]> {
  const found = await db.selectFrom('ledger_accounts').select('id').where('code', '=', code).executeTakeFirst()
  if (!found) return []
  const rows = await postingsWithTransactions(db)
    .where('account_id', '=', found.id)
    .orderBy('ledger_postings.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(viewPosting)
}

import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import type { WithheldShares } from '#contract/settings/kinds.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import type { Owner } from './owner.ts'

type Share = WithheldShares[string]
type Month = { amountFen: number; taxFen: number }

/**
 * The tax that is withheld from a withdrawal, in fen, by what the owner has asked for in this month; shops and customers pay their
 * own. Asked under the lock of the owner.
 */
export async function taxOf(
  { db, setting }: { db: Database; setting: SettingReader },
  owner: Owner,
  amountFen: number,
): Promise<Fen> {
  const share = (setting('money.taxWithheld') as Partial<Record<Owner['role'], Share>>)[owner.role]
  if (!share || share.percent === 0) return fen(0)
  return taxAfter(await monthOf(db, owner), amountFen, share)
}

/**
 * Taxes add up over a month, so that one withdrawal costs what two of its halves do. What is withheld for one that was given back
 * counts for none, and a share that was raised meanwhile is not taken of what was asked for before.
 */
export function taxAfter(month: Month, amountFen: number, { percent, freeFen }: Share): Fen {
  const shareOf = (sum: number) => Math.floor((sum * percent) / 100)
  const due = shareOf(Math.max(0, month.amountFen + amountFen - freeFen)) - month.taxFen
  return fen(Math.min(Math.max(0, due), shareOf(amountFen)))
}

async function monthOf(db: Database, { kind, id }: Owner): Promise<Month> {
  return db
    .selectFrom('withdrawals')
    .select([
      sql<number>`coalesce(sum(amount_fen), 0)::bigint`.as('amountFen'),
      sql<number>`coalesce(sum(tax_fen), 0)::bigint`.as('taxFen'),
    ])
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('asked_at', '>=', startOfMonth)
    .where('state', 'not in', ['rejected', 'cancelled', 'returned'])
    .executeTakeFirstOrThrow()
}

/** In Shanghai. */
const startOfMonth = sql<number>`date_trunc('month', now(), 'Asia/Shanghai')`

import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { ownerNameOf } from './rows.ts'

/** The names of the owners of accounts, which may not have been opened yet, by the accounts' codes. */
export async function ownerNamesOf(db: Database, codes: readonly string[]): Promise<(code: string) => string> {
  const { rows } = await sql<{ code: string; name: string }>`select code, ${ownerNameOf('account')} as name
    from (select code, split_part(code, ':', 1) as owner_kind,
        case when split_part(code, ':', 3) <> '' then split_part(code, ':', 2)::bigint end as owner_id
      from unnest(${[...new Set(codes)]}::text[]) as code) account`.execute(db)
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return code => names.get(code) ?? ''
}

import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { NotificationRow } from './view.ts'

/** More new rows than this are not fanned out; each reader is refilled from the database instead. */
const mostAtOnce = 2000

type Fresh = { rows: NotificationRow[]; isTooMany: boolean }
export type Watch = {
  next(): Promise<Fresh>
  /** The snapshot of the last query; rows that it does not see are still to come. */
  seen(): string
}

/**
 * Answers the rows committed since the last call, each once, however long their transactions took: it remembers the snapshot
 * of the last query, not the last id or time.
 */
export async function watchFresh(db: Database): Promise<Watch> {
  const [start] = await queryFresh(db, undefined)
  let seen = start?.snapshot ?? ''

  async function next(): Promise<Fresh> {
    const before = seen
    const rows = await queryFresh(db, before)
    const [first] = rows
    seen = first?.snapshot ?? before
    // The remembered snapshot is ahead of the current one: this is another PostgreSQL, restored from an older state.
    const isTooMany = rows.length > mostAtOnce || endOf(before) > endOf(seen)
    return { rows: isTooMany || first?.id === null ? [] : (rows as NotificationRow[]), isTooMany }
  }

  return { next, seen: () => seen }
}

type FreshRow = { [Column in keyof NotificationRow]: NotificationRow[Column] | null } & { snapshot: string }

/** The first query only takes the snapshot; connections receive older rows at their first login. */
async function queryFresh(db: Database, seen: string | undefined): Promise<FreshRow[]> {
  const { rows } = await sql<FreshRow>`
    select now.snapshot::text as snapshot, fresh.*
    from (select pg_current_snapshot() as snapshot) now
    left join lateral (
      select * from notifications
      where ${seen ?? null}::text is not null and era = notification_era()
        and written_in >= pg_snapshot_xmin(${seen ?? null}::pg_snapshot)
        and not pg_visible_in_snapshot(written_in, ${seen ?? null}::pg_snapshot)
      order by id limit ${mostAtOnce + 1}
    ) fresh on true
    order by fresh.id`.execute(db)
  return rows
}

/** A snapshot is written `xmin:xmax:running`. */
function endOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] || 0)
}

import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { NotificationRow } from './view.ts'

/** A node that was away finds more than this in the database, person by person. */
const mostAtOnce = 2000

export type Fresh = { rows: NotificationRow[]; isTooMany: boolean }
export type Watch = {
  next(): Promise<Fresh>
  /** The snapshot of the last look: what it does not see is still to come. */
  seen(): string
}

/**
 * Answers what was committed since it was last asked, each once, however long its transaction took: it remembers what
 * the last look could see, not how far ids or clocks had come.
 */
export async function watchFresh(db: Database): Promise<Watch> {
  const [start] = await look(db, undefined)
  let seen = start?.snapshot ?? ''

  async function next(): Promise<Fresh> {
    const before = seen
    const rows = await look(db, before)
    const [first] = rows
    seen = first?.snapshot ?? before
    // A snapshot from further on than now: this is another PostgreSQL than before, and knows nothing of the difference.
    const isTooMany = rows.length > mostAtOnce || endOf(before) > endOf(seen)
    return { rows: isTooMany || first?.id === null ? [] : (rows as NotificationRow[]), isTooMany }
  }

  return { next, seen: () => seen }
}

type Look = { [Column in keyof NotificationRow]: NotificationRow[Column] | null } & { snapshot: string }

/** The first look only finds out where it stands: who is connected was told the rest at the first login. */
async function look(db: Database, seen: string | undefined): Promise<Look[]> {
  const { rows } = await sql<Look>`
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

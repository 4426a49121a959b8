import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'

/** At most one check a second, however often it is asked for. */
const sharedForMs = 1000

/** Throws when the database cannot be written to. */
export type WriteCheck = (options: { needsSpace: boolean }) => Promise<void>

/** `needsSpace` also takes a megabyte from the disk and gives it back: an update may fit where there is no space left. */
export function createWriteCheck({ db }: Pick<Runtime, 'db'>): WriteCheck {
  let last = { at: 0, needsSpace: false, result: Promise.resolve() }

  async function check(needsSpace: boolean): Promise<void> {
    await sql`insert into write_checks (id, written_at) values (1, now())
      on conflict (id) do update set written_at = excluded.written_at`.execute(db)
    if (needsSpace) await takeSpace()
  }

  async function takeSpace(): Promise<void> {
    await db.transaction().execute(async transaction => {
      await sql`create table space_check as select repeat(md5(n::text), 30) as filler from generate_series(1, 1000) n`.execute(
        transaction,
      )
      await sql`drop table space_check`.execute(transaction)
    })
  }

  return ({ needsSpace }) => {
    const isRecent = Date.now() - last.at < sharedForMs
    if (!isRecent || (needsSpace && !last.needsSpace)) last = { at: Date.now(), needsSpace, result: check(needsSpace) }
    return last.result
  }
}

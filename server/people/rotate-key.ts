import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '#server/kit/database.ts'
import { beginKeyChange, type DataKeys, type KeyChange, type WithKey } from './data-key.ts'
import { hashWith, sealWith, unsealWith } from './seal.ts'

/** A column of texts that `sealText` encrypted, with the column of their hashes where doubles are searched. */
export type SealedColumn = { table: keyof Tables; id: string; sealed: string; hash?: string }
/** `changed` were encrypted anew, `kept` had been by an earlier run. */
export type KeyChanged = { column: string; changed: number; kept: number }

const atOnce = 500

type Rotating = { config: WithKey['config']; db: Kysely<Tables> }

/**
 * Encrypts everything with a new key, some rows at a time, each in a transaction: a run that was interrupted goes on where it
 * stopped. Refuses while a server is connected, which would go on with the old key.
 */
export async function rotateDataKey(
  { config, db }: Rotating,
  newKey: string,
  columns: readonly SealedColumn[],
  say: (changed: KeyChanged) => void,
): Promise<void> {
  await refuseServers(db)
  const change = await beginKeyChange({ config, db }, newKey)
  for (const column of columns) say(await resealColumn(db, change, column))
  if (!change.isDone) await change.finish()
}

/** Connections of a server that was just stopped may last so long. */
const closingMs = 5000

/** The embedded server and those of many nodes alike: their connections say what they are. */
async function refuseServers(db: Database): Promise<void> {
  for (const since = Date.now(); await isServerConnected(db); await pause(100))
    if (Date.now() - since > closingMs)
      throw new Error('A server is connected to this database. Stop every server first.')
}

async function isServerConnected(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database()
      and application_name like 'citydesk%' and pid <> pg_backend_pid()`.execute(db)
  return Boolean(rows[0]?.count)
}

async function resealColumn(db: Kysely<Tables>, keys: KeyChange, column: SealedColumn): Promise<KeyChanged> {
  let [changed, kept] = [0, 0]
  for (let after: number | null = 0; after !== null; ) {
    const part = await resealSome(db, keys, column, after)
    changed += part.changed
    kept += part.kept
    after = part.last
  }
  return { column: `${column.table}.${column.sealed}`, changed, kept }
}

type Sealed = { id: number; sealed: Buffer }

function resealSome(db: Kysely<Tables>, keys: KeyChange, { table, id, sealed, hash }: SealedColumn, after: number) {
  return db.transaction().execute(async transaction => {
    const { rows } = await sql<Sealed>`
      select ${sql.ref(id)} as id, ${sql.ref(sealed)} as sealed from ${sql.table(table)}
      where ${sql.ref(id)} > ${after} and ${sql.ref(sealed)} is not null
      order by ${sql.ref(id)} limit ${atOnce} for update`.execute(transaction)
    const texts = rows.flatMap(row => oldTextOf(keys, row, `${table}.${sealed}`))
    const setHash = hash === undefined ? sql`` : sql`, ${sql.ref(hash)} = fresh.hash`
    await sql`
      update ${sql.table(table)} set ${sql.ref(sealed)} = fresh.sealed ${setHash}
      from unnest(${texts.map(one => one.id)}::bigint[], ${texts.map(one => sealWith(keys.after, one.text))}::bytea[],
        ${texts.map(one => hashWith(keys.after, one.text))}::bytea[]) as fresh(id, sealed, hash)
      where ${sql.table(table)}.${sql.ref(id)} = fresh.id`.execute(transaction)
    const isFull = rows.length === atOnce
    return {
      changed: texts.length,
      kept: rows.length - texts.length,
      last: isFull ? (rows.at(-1)?.id ?? null) : null,
    }
  })
}

/** The text, unless it is encrypted with the new key already. */
function oldTextOf(
  { before, after }: KeyChange,
  { id, sealed }: Sealed,
  column: string,
): { id: number; text: string }[] {
  if (textOf(after, sealed) !== null) return []
  const text = textOf(before, sealed)
  if (text === null)
    throw new Error(`${column} of ${id} was encrypted with neither key. Nothing of this batch was changed.`)
  return [{ id, text }]
}

/** Null if the seal does not fit: another key. */
function textOf(keys: DataKeys, sealed: Buffer): string | null {
  try {
    return unsealWith(keys, sealed)
  } catch {
    return null
  }
}

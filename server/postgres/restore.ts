import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Frame, readArchive, verifyArchive } from './archive.ts'
import { type BackupHeader, setStandardFormats } from './backup.ts'
import {
  listDropStatements,
  listMigrations,
  listPartitions,
  type Partition,
  type Sequence,
  type Table,
} from './catalog.ts'
import { LaunchRefused } from './launch-refused.ts'

type RestoreOptions = {
  /** Creates the schema in the empty database: our migrations and the job queue's. */
  migrate: (databaseUrl: string) => Promise<unknown>
  log: (sentence: string) => void
}

/** Fills an empty database from a backup, completely or not at all. */
export async function restore(databaseUrl: string, file: string, { migrate, log }: RestoreOptions) {
  await verifyArchive(file)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if ((await listDropStatements(client)).length > 0)
      throw new LaunchRefused(
        'This database is not empty, and a restore overwrites nothing. Create a new database (or choose an empty DATA_DIR) and restore into that.',
      )
    try {
      await migrate(databaseUrl)
      await setStandardFormats(client)
      await client.query('begin')
      await load(client, readArchive(file), log)
      await client.query('commit')
    } catch (error) {
      await dropEverything(client).catch(failure =>
        log(`The database could not be emptied again (${failure.message}): drop it and create a new one.`),
      )
      throw error
    }
    await client.query('analyze')
    log(`Restored from ${file}.`)
  } finally {
    await client.end()
  }
}

async function load(client: Client, frames: AsyncGenerator<Frame>, log: (sentence: string) => void) {
  const header = (await nextNote(frames)) as BackupHeader
  log(`The backup was taken at ${header.takenAt} by CityDesk ${header.product}.`)
  refuseOtherSchema(header, await listMigrations(client))
  await disableTriggers(client)
  await makePartitions(client, header.partitions)
  if (header.tables.length > 0) await client.query(`truncate ${header.tables.map(table => table.name).join(', ')}`)
  let note = (await nextNote(frames)) as { table?: string; sequences?: Sequence[] }
  for (const table of header.tables) {
    if (note.table !== table.name) throw new Error(`expected the rows of ${table.name}, found ${JSON.stringify(note)}`)
    log(`Restoring ${table.name}: ${table.rows} rows.`)
    note = (await loadTable(client, table, frames)) as typeof note
  }
  for (const { name, start, last } of note.sequences ?? [])
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last ?? start, last !== null])
  const views = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(matviewname) as name from pg_matviews`,
  )
  for (const { name } of views.rows) await client.query(`refresh materialized view ${name}`)
}

/** Answers the note that follows the table's rows. */
async function loadTable(client: Client, table: Table, frames: AsyncGenerator<Frame>) {
  let following: unknown
  async function* rows() {
    for (let next = await frames.next(); !next.done; next = await frames.next()) {
      if ('rows' in next.value) yield next.value.rows
      else {
        following = next.value.note
        return
      }
    }
  }
  const copy = client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`))
  await pipeline(Readable.from(rows(), { objectMode: false }), copy)
  if (String(copy.rowCount) !== table.rows)
    throw new Error(`${table.name}: ${copy.rowCount} of ${table.rows} rows restored`)
  return following
}

async function nextNote(frames: AsyncGenerator<Frame>) {
  const { value } = await frames.next()
  if (value && 'note' in value) return value.note
  throw new Error('the backup ends too early')
}

function refuseOtherSchema({ product, migrations }: BackupHeader, known: string[]) {
  const unknown = migrations.filter(name => !known.includes(name))
  const missing = known.filter(name => !migrations.includes(name))
  if (unknown.length > 0)
    throw new LaunchRefused(
      `This backup is newer than this CityDesk: it was made by version ${product} and needs ${unknown.join(', ')}. Restore it with that version or a later one.`,
    )
  if (missing.length > 0)
    throw new LaunchRefused(
      `This backup is older than this CityDesk: it was made by version ${product}, before ${missing.join(', ')}. Restore it with that version, then upgrade.`,
    )
}

/** Rows arrive table by table, in which order foreign keys and triggers would fail; the rows satisfied them when they were saved. */
async function disableTriggers(client: Client) {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new LaunchRefused(
      `User ${client.user} may not switch off triggers, which a restore needs. Let an administrator run: GRANT SET ON PARAMETER session_replication_role TO "${client.user}";`,
    )
  }
}

async function makePartitions(client: Client, partitions: Partition[]) {
  const present = new Set((await listPartitions(client)).map(partition => partition.name))
  for (const { name, parent, bound, key } of partitions.filter(partition => !present.has(partition.name)))
    await client.query(`create table ${name} partition of ${parent} ${bound}${key ? ` partition by ${key}` : ''}`)
}

/** The database was empty before this restore, so everything in it may be dropped. */
async function dropEverything(client: Client) {
  await client.query('rollback')
  for (const drop of await listDropStatements(client)) await client.query(drop)
}

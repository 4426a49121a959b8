import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Frame, writeArchive } from './archive.ts'
import { listMigrations, listPartitions, listSequences, listTables, type Partition, type Table } from './catalog.ts'
import { explainSystemError, LaunchRefused } from './launch-refused.ts'

/** The first note of a backup. */
export type BackupHeader = {
  product: string
  takenAt: string
  postgres: string
  migrations: string[]
  tables: Table[]
  partitions: Partition[]
}

/** Saves the whole database as of one moment into one file, while it goes on being used. */
export async function backup(databaseUrl: string, file: string, log: (sentence: string) => void) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await setStandardFormats(client)
    await client.query('begin isolation level repeatable read read only')
    await writeArchive(file, readDatabase(client, log))
    log(`Saved to ${file}. Keep a copy on another machine: it holds personal data.`)
  } catch (error) {
    throw explainSystemError(error, file, 'or name another file')
  } finally {
    await client.end()
  }
}

async function* readDatabase(client: Client, log: (sentence: string) => void): AsyncGenerator<Frame> {
  const tables = await listTables(client)
  const header: BackupHeader = {
    product: await productVersion(),
    takenAt: new Date().toISOString(),
    postgres: (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
    migrations: await listMigrations(client),
    tables,
    partitions: await listPartitions(client),
  }
  yield { note: header }
  for (const table of tables) {
    log(`Saving ${table.name}: ${table.rows} rows.`)
    yield { note: { table: table.name } }
    const copy = client.query(copyTo(`copy (select ${table.columns} from ${table.source}) to stdout`))
    for await (const rows of copy) yield { rows: rows as Buffer }
    if (String(copy.rowCount) !== table.rows)
      throw new LaunchRefused(`${table.name} gave ${copy.rowCount} of ${table.rows} rows. Take the backup again.`)
  }
  yield { note: { sequences: await listSequences(client) } }
}

/** Makes this connection write text that every PostgreSQL reads back as the same value, whatever the settings of database or role are. */
export async function setStandardFormats(client: Client) {
  await client.query(`set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
    set timezone = 'UTC'; set client_encoding = 'UTF8'; set bytea_output = 'hex'; set row_security = off;
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
}

async function productVersion() {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

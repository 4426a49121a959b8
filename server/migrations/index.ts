import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** Any constant will do; it keeps two servers that start together from migrating at once. */
const lockKey = 20_261_121

/** Names of all migrations of this version, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
}

/** Brings the database to this version's schema. Each migration is one transaction; they only go forward. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz(3) not null default now())',
    )
    const names = await listMigrations()
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(row => row.name))
    const unknown = [...applied].find(name => !names.includes(name))
    if (unknown) {
      throw new Error(`The database was made by a newer version of CityDesk (it has ${unknown}). Start that version.`)
    }
    for (const name of names.filter(name => !applied.has(name))) await apply(client, name)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(`${folder}/${name}`, 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed; the database is as it was before it.`, { cause: error })
  }
}

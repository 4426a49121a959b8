import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

/** Ticks of `/proc` in a second. */
const ticks = 100

async function statOf(pid: number): Promise<{ parent: number; ms: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ')
  const at = (field: number) => Number(fields[field] ?? 0)
  // Own time and that of children that have ended.
  return { parent: at(1), ms: ((at(11) + at(12) + at(13) + at(14)) * 1000) / ticks }
}

/** CPU milliseconds that a process and its children have used so far (Linux). */
export async function cpuOf(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter(one => one > 0)
  const stats = new Map(await Promise.all(pids.map(async one => [one, await statOf(one)] as const)))
  const family = new Set([pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [one, { parent }] of stats) if (family.has(parent)) family.add(one)
  }
  return [...family].reduce((sum, one) => sum + (stats.get(one)?.ms ?? 0), 0)
}

/** The process of PostgreSQL whose children are all others of it. */
export async function postmasterOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    pid: number
  }>`select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

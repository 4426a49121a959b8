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

type Stat = Awaited<ReturnType<typeof statOf>>

/** A process and all that came from it (Linux). */
async function familyOf(pid: number): Promise<Map<number, Stat>> {
  const pids = (await readdir('/proc')).map(Number).filter(one => one > 0)
  const stats = new Map(await Promise.all(pids.map(async one => [one, await statOf(one)] as const)))
  const family = new Set([pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [one, { parent }] of stats) if (family.has(parent)) family.add(one)
  }
  return new Map([...stats].filter(([one]) => family.has(one)))
}

/** CPU milliseconds that a process and its children have used so far (Linux). */
export async function cpuOf(pid: number): Promise<number> {
  return [...(await familyOf(pid)).values()].reduce((sum, { ms }) => sum + ms, 0)
}

export type Share = { name: string; megabytes: number }

/** The memory of each process of a family, what several share counted once: each has its part of it (Linux). */
export async function memoryOfFamily(pid: number): Promise<Share[]> {
  return Promise.all([...(await familyOf(pid)).keys()].map(shareOf))
}

async function shareOf(pid: number): Promise<Share> {
  const [smaps = '', command = ''] = await Promise.all(
    ['smaps_rollup', 'cmdline'].map(file => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(smaps) ?? []
  return { name: command.replaceAll('\0', ' ').trim(), megabytes: Number(kilobytes ?? 0) / 1024 }
}

/** The process of PostgreSQL whose children are all others of it. */
export async function postmasterOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    pid: number
  }>`select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

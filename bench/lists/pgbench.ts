import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CompiledQuery } from 'kysely'
import { percentiles } from './figures.ts'

/** The same queries with PostgreSQL's own benchmark, one after the other, which does not parse the rows: the lower bound. In milliseconds. */
export async function pgbench(
  url: string,
  queries: readonly CompiledQuery[],
  runs: number,
): Promise<{ p50: number; p99: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-pgbench-'))
  try {
    await writeFile(join(folder, 'queries.sql'), queries.map(query => `${withLiterals(query)};\n`).join(''))
    const options = ['-n', '-M', 'prepared', '-c', '1', '-t', String(runs), '-f', 'queries.sql', '--log', url]
    await promisify(execFile)('pgbench', options, { cwd: folder }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT')
        throw new Error("pgbench is missing. Install PostgreSQL's client tools (Debian: postgresql-contrib).")
      throw error
    })
    const [log = ''] = (await readdir(folder)).filter(name => name.startsWith('pgbench_log'))
    const lines = (await readFile(join(folder, log), 'utf8')).trim().split('\n')
    return percentiles(lines.map(line => Number(line.split(' ')[2]) / 1000))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Transactions a second that PostgreSQL's own benchmark makes with one script on so many connections. */
export async function pgbenchRate(
  url: string,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-pgbench-'))
  try {
    await writeFile(join(folder, 'script.sql'), script)
    const load = ['-c', String(connections), '-T', String(seconds)]
    const options = ['-n', '-M', 'prepared', ...load, '-f', 'script.sql', url]
    const { stdout } = await promisify(execFile)('pgbench', options, { cwd: folder })
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In one line, as pgbench reads statements. */
function withLiterals({ sql, parameters }: CompiledQuery): string {
  return sql.replace(/\$(\d+)/g, (_place, number: string) => literal(parameters[Number(number) - 1]))
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'`
  const text = Array.isArray(value) ? `{${value.join()}}` : String(value)
  const quoted = text.replaceAll("'", "''")
  // pgbench takes `:name` for a variable of its own, also within quotes.
  return text.includes(':') ? `E'${quoted.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'` : `'${quoted}'`
}

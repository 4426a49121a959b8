import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchRefused } from './refused.ts'

/** One process, told apart from a later one with the same pid by the clock tick it was started at. */
export type Seen = { pid: number; startedAt: string }

/** A living process; a zombie counts as dead, because in a container nobody may ever collect it. */
export function seeProcess(pid: number): Seen | undefined {
  const stat = readProc(pid, 'stat')
  // The name, in brackets, may itself hold brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', startedAt = ''] = [fields[0], fields[19]]
  return !state || 'ZXx'.includes(state) ? undefined : { pid, startedAt }
}

export function isAlive({ pid, startedAt }: Seen) {
  return seeProcess(pid)?.startedAt === startedAt
}

/** Signals exactly the process that was seen, never another one that got its pid since. */
export function signal(seen: Seen, name: 'SIGINT' | 'SIGQUIT') {
  if (!isAlive(seen)) return
  try {
    process.kill(seen.pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Fast shutdown; after 10 s the immediate one, from which PostgreSQL recovers by its log. */
export async function shutDown(server: Seen) {
  signal(server, 'SIGINT')
  if (await isGone(server, 10_000)) return
  signal(server, 'SIGQUIT')
  if (await isGone(server, 10_000)) return
  throw new LaunchRefused(
    `The database (process id ${server.pid}) does not stop. Stop it yourself: kill -QUIT ${server.pid}`,
  )
}

/** The living postmaster of this cluster, as its own pid file names it. */
export function seePostmaster(cluster: string): Seen | undefined {
  const pid = recordedPid(cluster)
  const seen = pid ? seeProcess(pid) : undefined
  return seen && (worksIn(seen.pid, cluster) || servedFolder(seen.pid) === cluster) ? seen : undefined
}

export function recordedPid(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Every process that stands in this folder: a PostgreSQL whose postmaster was killed has workers that outlive it. */
export function workersIn(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number)
  return pids.filter(pid => pid > 0 && worksIn(pid, folder) && seeProcess(pid))
}

export function commandLine(pid: number): string[] {
  return readProc(pid, 'cmdline').split('\0').slice(0, -1)
}

export function isSameFile(one: string, other: string) {
  try {
    const [a, b] = [statSync(one), statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return false
  }
}

async function isGone(server: Seen, milliseconds: number) {
  for (let waited = 0; waited < milliseconds && isAlive(server); waited += 20) await sleep(20)
  return !isAlive(server)
}

function worksIn(pid: number, folder: string) {
  return isSameFile(`/proc/${pid}/cwd`, folder)
}

/** For where the folder a process stands in may not be read (root without CAP_SYS_PTRACE, as in Docker). */
function servedFolder(pid: number) {
  const line = commandLine(pid)
  return line[line.indexOf('-D') + 1]
}

function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

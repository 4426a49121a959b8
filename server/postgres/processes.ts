import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchRefused } from './launch-refused.ts'
import { currentSystem, type RunningProcess } from './operating-system.ts'

export function isAlive({ pid, startedAt }: RunningProcess, system = currentSystem) {
  return system.findProcess(pid)?.startedAt === startedAt
}

/** Signals exactly the process that was found, never another one that got its pid since. */
export function signal(server: RunningProcess, name: 'SIGINT' | 'SIGQUIT', system = currentSystem) {
  if (!isAlive(server, system)) return
  try {
    process.kill(server.pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Fast shutdown; after 10 s the immediate one, from which PostgreSQL recovers by its log. */
export async function shutDown(server: RunningProcess, system = currentSystem) {
  const hasEnded = async () => {
    for (let waited = 0; waited < 10_000 && isAlive(server, system); waited += 20) await sleep(20)
    return !isAlive(server, system)
  }
  signal(server, 'SIGINT', system)
  if (await hasEnded()) return
  signal(server, 'SIGQUIT', system)
  if (await hasEnded()) return
  throw new LaunchRefused(
    `The database (process id ${server.pid}) does not stop. Stop it yourself: kill -QUIT ${server.pid}`,
  )
}

/** The living postmaster of this cluster, as its own pid file names it. */
export function findPostmaster(cluster: string, system = currentSystem): RunningProcess | undefined {
  const pid = recordedPid(cluster)
  const found = pid ? system.findProcess(pid) : undefined
  return found && system.isPostmaster(found, cluster) ? found : undefined
}

export function recordedPid(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

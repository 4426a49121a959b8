import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ends every process that stands in this folder: a database whose test was interrupted outlives it. */
export async function endThoseIn(folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of processesIn(folder)) end(pid, signal)
    for (let waited = 0; waited < 5000 && processesIn(folder).length > 0; waited += 50) await sleep(50)
  }
}

function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number)
  return pids.filter(pid => pid > 0 && standsIn(pid, folder))
}

function standsIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)
  } catch {
    return false
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself meanwhile.
  }
}

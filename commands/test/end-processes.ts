import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pids of the processes whose working directory is this folder or below it. */
type ListProcesses = (folder: string) => number[]

const listProcesses: ListProcesses = process.platform === 'linux' ? listByWorkingFolder : listByCommandLine

/** Ends every process that works in this folder, such as the database of an interrupted test. */
export async function endProcessesIn(folder: string, list = listProcesses): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of list(folder)) end(pid, signal)
    for (let waited = 0; waited < 5000 && list(folder).length > 0; waited += 50) await sleep(50)
  }
}

export function listByWorkingFolder(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number)
  return pids.filter(pid => pid > 0 && worksIn(pid, folder))
}

/** For systems without /proc: finds PostgreSQL by the path of its data; its child processes end with it. */
export function listByCommandLine(folder: string): number[] {
  const { stdout } = spawnSync('/bin/ps', ['-A', '-ww', '-o', 'pid=', '-o', 'command='], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter(line => line.includes(`${folder}/`))
  return lines.map(line => Number.parseInt(line, 10)).filter(pid => pid !== process.pid)
}

function worksIn(pid: number, folder: string): boolean {
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
    // The process has already ended.
  }
}

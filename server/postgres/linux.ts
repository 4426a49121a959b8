import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { OperatingSystem, RunningProcess } from './operating-system.ts'

/** Processes are read from /proc, which costs microseconds; the lock and the user namespace are the kernel's. */
export const linux: OperatingSystem = {
  lock,
  findProcess,
  isPostmaster,
  runs,
  findWorkers,
  userNamespace: ['unshare', '--user', '--map-user=65534'],
  watchIntervalMs: 500,
}

/**
 * An abstract socket named after the folder's inode: two names of one folder are one lock, the first of two simultaneous
 * starts wins, and the kernel frees it with the process, so no stale lock can be left behind.
 */
async function lock(folder: string) {
  const { dev, ino } = await stat(folder)
  const server = createServer(socket => socket.destroy())
  server.listen({ path: `\0citydesk-${dev}-${ino}`, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  server.unref()
  return { release: () => void server.close() }
}

function findProcess(pid: number): RunningProcess | undefined {
  const text = readProc(pid, 'stat')
  // The name, in brackets, may itself hold brackets and spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // In clock ticks since the machine was started.
  const [state = '', startedAt = ''] = [fields[0], fields[19]]
  return !state || 'ZXx'.includes(state) ? undefined : { pid, startedAt }
}

/** The arguments decide where the working folder may not be read (root without CAP_SYS_PTRACE, as in Docker). */
function isPostmaster({ pid }: RunningProcess, cluster: string) {
  const line = commandLine(pid)
  return worksIn(pid, cluster) || line[line.indexOf('-D') + 1] === cluster
}

function runs({ pid }: RunningProcess, program: string, args: string[]) {
  const [running, ...given] = commandLine(pid)
  return executes(pid, program, running) && given.join('\0') === args.join('\0')
}

/** A program that was replaced on disk keeps its name but not its inode; where /proc hides the inode, the name decides. */
function executes(pid: number, program: string, running: string | undefined) {
  try {
    return isSame(statSync(`/proc/${pid}/exe`), statSync(program))
  } catch {
    return running === program
  }
}

function findWorkers(cluster: string) {
  const pids = readdirSync('/proc').map(Number)
  return pids.filter(pid => pid > 0 && worksIn(pid, cluster) && findProcess(pid))
}

function worksIn(pid: number, folder: string) {
  try {
    return isSame(statSync(`/proc/${pid}/cwd`), statSync(folder))
  } catch {
    return false
  }
}

type File = { dev: number; ino: number }

function isSame(one: File, other: File) {
  return one.dev === other.dev && one.ino === other.ino
}

function commandLine(pid: number): string[] {
  return readProc(pid, 'cmdline').split('\0').slice(0, -1)
}

function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperatingSystem, RunningProcess } from './operating-system.ts'
import { clusterName } from './server-arguments.ts'

/** For macOS, and tested on Linux: processes are listed by ps, and the lock is one that SQLite takes on a file. */
export const portable: OperatingSystem = {
  lock,
  findProcess: pid => listProcesses('-p', `${pid}`)[0],
  isPostmaster,
  runs,
  findWorkers,
  userNamespace: undefined,
  // Each look starts ps, some 10 ms.
  watchIntervalMs: 2000,
}

type ListedProcess = RunningProcess & { command: string }

/** Kept until they are released: a connection that is garbage-collected would lose its lock. */
const heldLocks = new Set<object>()

/** The kernel frees the lock on the file with the process. An empty file stays, and means nothing by itself. */
async function lock(folder: string) {
  await access(folder, constants.W_OK)
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, 'owner.lock'))
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw error
  }
  heldLocks.add(database)
  return {
    release() {
      if (heldLocks.delete(database)) database.close()
    },
  }
}

const sqliteBusy = 5

/** PostgreSQL writes into its pid file when it was started, in seconds: another process with its pid was started at another time. */
function isPostmaster({ pid, startedAt }: RunningProcess, cluster: string) {
  const [recordedPid, , recordedStart] = readPidFile(cluster).split('\n').map(Number)
  const difference = Math.abs(secondsOf(startedAt) - Number(recordedStart))
  return recordedPid === pid && difference <= postmasterStartSeconds
}

function readPidFile(cluster: string) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return ''
  }
}

/** From the start of the process until it reads the clock, on a very busy machine. */
const postmasterStartSeconds = 10

/** ps joins the arguments by spaces. A program that was replaced on disk since the process was started is another one. */
function runs({ pid, startedAt }: RunningProcess, program: string, args: string[]) {
  const [listed] = listProcesses('-p', `${pid}`)
  const isUnchanged = statSync(program).ctimeMs / 1000 <= secondsOf(startedAt) + 1
  return isUnchanged && listed?.command === [program, ...args].join(' ')
}

function findWorkers(cluster: string) {
  const title = `postgres: ${clusterName(cluster)}: `
  return listProcesses('-A')
    .filter(({ command }) => command.startsWith(title))
    .map(({ pid }) => pid)
}

/** Living processes. Dates in UTC, because a change to summer time must not make two of one start. */
function listProcesses(...selection: string[]): ListedProcess[] {
  const columns = ['pid', 'stat', 'lstart', 'command'].flatMap(name => ['-o', `${name}=`])
  const env = { TZ: 'UTC', LC_TIME: 'C', LC_CTYPE: process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8' }
  const { stdout } = spawnSync('/bin/ps', [...selection, '-ww', ...columns], { env, encoding: 'utf8' })
  return stdout.split('\n').flatMap(readLine)
}

/** `  4711 Ss   Sun Nov 22 02:16:07 2026 /path/to/postgres -D …`; a state that begins with Z is a zombie's. */
function readLine(line: string): ListedProcess[] {
  const [, pid, startedAt = '', command = ''] =
    /^\s*(\d+) +[^Z\s]\S* +(\w+ \w+ +\d+ [\d:]+ \d+) +(.*)$/.exec(line) ?? []
  return pid ? [{ pid: Number(pid), startedAt, command }] : []
}

function secondsOf(startedAt: string) {
  return Date.parse(`${startedAt} UTC`) / 1000
}

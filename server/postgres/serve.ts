import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { runIn } from './hands.ts'
import { type Place, program } from './place.ts'
import {
  commandLine,
  isAlive,
  isSameFile,
  recordedPid,
  type Seen,
  seePostmaster,
  seeProcess,
  shutDown,
  workersIn,
} from './processes.ts'
import { LaunchRefused } from './refused.ts'
import { serverArguments } from './settings.ts'

/** Adopts the PostgreSQL that outlived its Node, or starts one; resolves when it answers. */
export async function serve(place: Place, log: (sentence: string) => void): Promise<Seen> {
  const running = seePostmaster(place.cluster)
  if (running) {
    if (isOurs(running, place) && (await untilReady(place, running, log))) {
      log(`Adopted the running database (process id ${running.pid}).`)
      return running
    }
    await shutDown(running)
  }
  await refuseUnseen(place)
  await clearTraces(place)
  return startServer(place, log)
}

export function databaseUrl({ socketFolder }: Place, database: string) {
  return `postgres://citydesk@${encodeURIComponent(socketFolder)}:5432/${encodeURIComponent(database)}`
}

async function startServer(place: Place, log: (sentence: string) => void) {
  // Detached: Ctrl-C reaches Node alone, which then stops the database in order.
  const child = runIn(place.hands, program(place.binaries), serverArguments(place), {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-4000)))
  child.on('error', error => (said += error.message))
  child.unref()
  const server = child.pid ? seeProcess(child.pid) : undefined
  if (server && (await untilReady(place, server, log))) return server
  throw whyNot(place, said.trim())
}

/** False when the process ended instead. Waits as long as it lives: after a power cut it replays its log first. */
async function untilReady(place: Place, server: Seen, log: (sentence: string) => void) {
  for (let waited = 0; isAlive(server); waited += 20) {
    if (await answers(place)) return true
    if (waited % 10_000 === 9_980) log('The database is still recovering what was written before it was interrupted.')
    await sleep(20)
  }
  return false
}

async function answers(place: Place) {
  const client = new Client({ connectionString: databaseUrl(place, 'postgres') })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same program with the same settings; one from before an upgrade is stopped and started anew. */
function isOurs({ pid }: Seen, place: Place) {
  const [running, ...settings] = commandLine(pid)
  const path = program(place.binaries)
  // A program that was replaced on disk keeps its name but not its inode; where /proc hides it, the name decides.
  const isSameProgram = isSameFile(`/proc/${pid}/exe`, path) || (place.hands.dropsRoot && running === path)
  return isSameProgram && settings.join('\0') === serverArguments(place).join('\0')
}

/** A PostgreSQL that answers although no process is seen runs in another container on the same folder. */
async function refuseUnseen(place: Place) {
  if (!(await answers(place))) return
  throw new LaunchRefused(
    `The data in ${place.home} is served by a PostgreSQL that is not on this machine, perhaps in another container. Stop that one, or choose another folder with DATA_DIR=/another/folder.`,
  )
}

/** Waits for orphaned workers, then removes a pid that now belongs to a zombie or a stranger: PostgreSQL would trust it. */
async function clearTraces({ cluster, socketFolder }: Place) {
  let workers = workersIn(cluster)
  for (let waited = 0; workers.length > 0 && waited < 10_000; waited += 50) {
    await sleep(50)
    workers = workersIn(cluster)
  }
  if (workers.length > 0)
    throw new LaunchRefused(
      `Processes ${workers.join(', ')} still work in ${cluster}. Stop them (kill ${workers.join(' ')}) and start again.`,
    )
  const pid = recordedPid(cluster)
  if (pid && isTaken(pid)) await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

function isTaken(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function whyNot({ cluster, home }: Place, said: string) {
  if (/no space left/i.test(said))
    return new LaunchRefused(`The database in ${cluster} cannot start: its disk is full. Free some space.`)
  const reason = said.split('\n').findLast(line => /FATAL|PANIC|error/.test(line)) ?? said.split('\n').at(-1)
  return new LaunchRefused(
    `The database in ${cluster} did not start: ${reason || 'it gave no reason'} (more in ${join(home, 'postgres-log')}).`,
  )
}

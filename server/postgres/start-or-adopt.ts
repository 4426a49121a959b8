import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type DatabaseSetup, serverProgram } from './database-setup.ts'
import { LaunchRefused, reasonOf } from './launch-refused.ts'
import type { RunningProcess } from './operating-system.ts'
import { findPostmaster, isAlive, recordedPid, shutDown } from './processes.ts'
import { spawnAs } from './run-as.ts'
import { serverArguments } from './server-arguments.ts'

const lastWordsMs = 2000

/** Adopts the PostgreSQL that outlived its Node, or starts one; resolves when it answers. */
export async function startOrAdopt(setup: DatabaseSetup, log: (sentence: string) => void): Promise<RunningProcess> {
  const running = findPostmaster(setup.cluster, setup.system)
  if (running) {
    // One from before an upgrade has another program or other settings.
    const isOurs = setup.system.runs(running, serverProgram(setup.binaries), serverArguments(setup))
    if (isOurs && (await untilReady(setup, running, log))) {
      log(`Adopted the running database (process id ${running.pid}).`)
      return running
    }
    await shutDown(running, setup.system)
  }
  await refuseUnseenServer(setup)
  await untilWorkersEnd(setup)
  await removeStaleFiles(setup)
  return startServer(setup, log)
}

export function databaseUrl({ socketFolder }: DatabaseSetup, database: string) {
  return `postgres://citydesk@${encodeURIComponent(socketFolder)}:5432/${encodeURIComponent(database)}`
}

async function startServer(setup: DatabaseSetup, log: (sentence: string) => void) {
  // Detached: Ctrl-C reaches Node alone, which then stops the database in order.
  const child = spawnAs(setup.runAs, serverProgram(setup.binaries), serverArguments(setup), {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-4000)))
  child.on('error', error => (output += error.message))
  const allSaid = new Promise(done => child.once('close', done))
  child.unref()
  const server = child.pid ? setup.system.findProcess(child.pid) : undefined
  if (server && (await untilReady(setup, server, log))) return server
  // Its reason may arrive after it has ended; processes that it left would keep the line open.
  await Promise.race([allSaid, sleep(lastWordsMs)])
  throw explainFailure(setup, output.trim())
}

/** False when the process ended instead. Waits as long as it lives: after a power cut it replays its log first. */
async function untilReady(setup: DatabaseSetup, server: RunningProcess, log: (sentence: string) => void) {
  for (let waited = 0; isAlive(server, setup.system); waited += 20) {
    if (await answers(setup)) return true
    if (waited % 10_000 === 9_980) log('The database is still recovering what was written before it was interrupted.')
    await sleep(20)
  }
  return false
}

async function answers(setup: DatabaseSetup) {
  const client = new Client({ connectionString: databaseUrl(setup, 'postgres') })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A PostgreSQL that answers although no process is seen runs in another container on the same folder. */
async function refuseUnseenServer(setup: DatabaseSetup) {
  if (!(await answers(setup))) return
  throw new LaunchRefused(
    `The data in ${setup.home} is served by a PostgreSQL that is not on this machine, perhaps in another container. Stop that one, or choose another folder with DATA_DIR=/another/folder.`,
  )
}

/** A postmaster that was killed leaves processes that notice it and end, usually at once. */
async function untilWorkersEnd({ cluster, system }: DatabaseSetup) {
  let workers = system.findWorkers(cluster)
  for (let waited = 0; workers.length > 0 && waited < 10_000; waited += 50) {
    await sleep(50)
    workers = system.findWorkers(cluster)
  }
  if (workers.length > 0)
    throw new LaunchRefused(
      `Processes ${workers.join(', ')} still work in ${cluster}. Stop them (kill ${workers.join(' ')}) and start again.`,
    )
}

/** A recorded pid that is now a zombie's or another program's would make PostgreSQL refuse to start. */
async function removeStaleFiles({ cluster, socketFolder }: DatabaseSetup) {
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

function explainFailure({ cluster, home }: DatabaseSetup, output: string) {
  if (/no space left/i.test(output))
    return new LaunchRefused(`The database in ${cluster} cannot start: its disk is full. Free some space.`)
  return new LaunchRefused(
    `The database in ${cluster} did not start: ${reasonOf(output) || 'it gave no reason'} (more in ${join(home, 'postgres-log')}).`,
  )
}

import { once } from 'node:events'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seeProcess } from './processes.ts'
import { LaunchRefused } from './refused.ts'

export type Ownership = { release(): Promise<void> }

/**
 * Makes this process the only owner of a folder, until it releases it or dies in whatever way.
 *
 * The lock is a Linux abstract socket named after the folder's inode: two names of one folder are one lock, the first
 * of two simultaneous starts wins, and the kernel frees it with the process, so nothing stale can be left behind.
 */
export async function ownFolder(folder: string): Promise<Ownership> {
  const { dev, ino } = await stat(folder)
  const ownerFile = join(folder, 'owner.json')
  const lock = createServer(socket => socket.destroy())
  lock.listen({ path: `\0citydesk-${dev}-${ino}`, exclusive: true })
  try {
    await once(lock, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw await refuseSecondOwner(folder, ownerFile)
    throw error
  }
  lock.unref()
  try {
    await writeFile(ownerFile, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`)
  } catch (error) {
    lock.close()
    throw error
  }
  return {
    async release() {
      await rm(ownerFile, { force: true })
      lock.close()
    },
  }
}

async function refuseSecondOwner(folder: string, ownerFile: string) {
  // The winner of a race holds the lock a moment before its file names it.
  let pid = await readOwner(ownerFile)
  for (let tries = 0; tries < 40 && !pid; tries++) {
    await sleep(25)
    pid = await readOwner(ownerFile)
  }
  const owner = pid ? `the CityDesk server with process id ${pid}` : 'another CityDesk server'
  return new LaunchRefused(
    `The data in ${folder} is in use by ${owner}. Stop that one first${pid ? ` (kill ${pid})` : ''}, or give this one its own folder with DATA_DIR=/another/folder.`,
  )
}

async function readOwner(ownerFile: string) {
  try {
    const { pid } = JSON.parse(await readFile(ownerFile, 'utf8')) as { pid: number }
    return seeProcess(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

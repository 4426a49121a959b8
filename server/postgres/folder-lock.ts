import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchRefused } from './launch-refused.ts'
import { currentSystem, type OperatingSystem } from './operating-system.ts'

type FolderLock = { release(): Promise<void> }

/** Makes this process the only owner of a folder, until it releases it or dies in whatever way. */
export async function lockFolder(folder: string, system = currentSystem): Promise<FolderLock> {
  const ownerFile = join(folder, 'owner.json')
  const lock = await system.lock(folder)
  if (!lock) throw await refuseSecondOwner(folder, ownerFile, system)
  try {
    // For the sentence that refuses a second owner; the lock alone decides.
    await writeFile(ownerFile, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`)
  } catch (error) {
    lock.release()
    throw error
  }
  return {
    async release() {
      await rm(ownerFile, { force: true })
      lock.release()
    },
  }
}

async function refuseSecondOwner(folder: string, ownerFile: string, system: OperatingSystem) {
  // The winner of a race holds the lock a moment before its file names it.
  let pid = await readOwner(ownerFile, system)
  for (let tries = 0; tries < 40 && !pid; tries++) {
    await sleep(25)
    pid = await readOwner(ownerFile, system)
  }
  const owner = pid ? `the CityDesk server with process id ${pid}` : 'another CityDesk server'
  return new LaunchRefused(
    `The data in ${folder} is in use by ${owner}. Stop that one first${pid ? ` (kill ${pid})` : ''}, or give this one its own folder with DATA_DIR=/another/folder.`,
  )
}

async function readOwner(ownerFile: string, system: OperatingSystem) {
  try {
    const { pid } = JSON.parse(await readFile(ownerFile, 'utf8')) as { pid: number }
    return system.findProcess(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

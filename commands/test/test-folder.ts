import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** The databases of the tests need 1 to 2 GiB, browsers and servers about as much. */
const enoughBytes = 8 * 2 ** 30

/** A new folder for everything the tests write: in memory if there is enough, where copying a database takes a tenth of the time. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join((await hasMemory()) ? inMemory : tmpdir(), 'citydesk-'))
  // The databases of the tests may run as a user who can access the temporary folder only.
  await chmod(folder, 0o755)
  return folder
}

async function hasMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(inMemory)
    return bavail * bsize > enoughBytes && process.availableMemory() > enoughBytes
  } catch {
    return false
  }
}

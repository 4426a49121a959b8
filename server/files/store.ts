import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/kit/config.ts'

type Place = Pick<Config, 'DATA_DIR'>

function folderOf({ DATA_DIR }: Place): string {
  return join(DATA_DIR, 'files')
}

/** `name` is one that we made; no text of a client's becomes a path. */
export async function writeStored(place: Place, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  await writeFile(join(folderOf(place), name), bytes, { flag: 'wx', mode: 0o600 })
}

/** Null where the disk has no such file. */
export async function readStored(place: Place, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folderOf(place), name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function removeStored(place: Place, name: string): Promise<void> {
  await rm(join(folderOf(place), name), { force: true })
}

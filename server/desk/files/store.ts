import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#server/kit/config.ts'
import type { ByteRange } from './range.ts'

export type Place = Pick<Config, 'DATA_DIR'>

export function folderOf({ DATA_DIR }: Place): string {
  return join(DATA_DIR, 'files')
}

export function pathOf(place: Place, name: string): string {
  return join(folderOf(place), name)
}

/** `name` is ours; no text of a client becomes a path. */
export async function writeStored(place: Place, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  await writeFile(pathOf(place, name), bytes, { flag: 'wx', mode: 0o600 })
}

/** A stream of the file, or of a part of it; null if there is none. */
export async function openStored(place: Place, name: string, range: ByteRange | null = null): Promise<Readable | null> {
  try {
    return (await open(pathOf(place, name))).createReadStream(range ?? {})
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function removeStored(place: Place, name: string): Promise<void> {
  await rm(pathOf(place, name), { force: true })
}

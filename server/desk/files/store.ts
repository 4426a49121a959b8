import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from '#server/kit/on-disk.ts'
import type { ByteRange } from './range.ts'

/** Where the bytes of files are. A name is ours: no text of a client becomes a path. */
export type Store = {
  /** Throws where there is one of that name. What it throws otherwise leaves no file. */
  write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>
  /** A stream of the file, or of a part of it; null if there is none. */
  open(name: string, range: ByteRange | null): Promise<Readable | null>
  /** Whether there was one or not. */
  remove(name: string): Promise<void>
}

/** What is written is on the disk, its name as well. */
export function folderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, name)
  const remove = (name: string) => rm(pathOf(name), { force: true })
  return {
    async write(name, pieces) {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      if (made) await syncFolder(dirname(made))
      const file = await open(pathOf(name), 'wx', 0o600)
      try {
        for await (const piece of pieces) await file.writeFile(piece)
        await file.sync()
        await syncFolder(folder)
      } catch (error) {
        await remove(name)
        throw error
      } finally {
        await file.close()
      }
    },
    async open(name, range) {
      try {
        return (await open(pathOf(name))).createReadStream(range ?? {})
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove,
  }
}

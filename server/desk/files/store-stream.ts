import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import type { Database } from '#server/kit/database.ts'
import { folderOf, type Place, pathOf, removeStored } from './store.ts'
import type { FileModule } from './table.ts'

/** A file on disk without its row; nobody can fetch it yet. */
export type StoredStream = { name: string; bytes: number; sha256: Buffer }

/** The name of a future file; stored before writing, it lets a later run delete an unfinished one. */
export function newFileName(extension: string): string {
  return `${randomBytes(16).toString('base64url')}.${extension}`
}

/** Writes a stream and syncs it to the disk. If it throws, it leaves no file. */
export async function storeStream(
  place: Place,
  name: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<StoredStream> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  const file = await open(pathOf(place, name), 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += piece.length
      await file.writeFile(piece)
    }
    await file.sync()
    return { name, bytes, sha256: hash.digest() }
  } catch (error) {
    await removeStored(place, name)
    throw error
  } finally {
    await file.close()
  }
}

type Facts = { module: FileModule; owner: number; mime: string; title: string }

/** Adds the row of a stored file, private to its owner, who can fetch it from now on. */
export async function addFile(db: Database, { name, bytes, sha256 }: StoredStream, facts: Facts): Promise<number> {
  const { id } = await db
    .insertInto('files')
    .values({ name, bytes, sha256, is_private: true, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes row and bytes. After a crash before the commit the row is still there, and the next run deletes it. */
export async function removeFile(db: Database, place: Place, id: number): Promise<void> {
  const file = await db.deleteFrom('files').where('id', '=', id).returning('name').executeTakeFirst()
  if (file) await removeStored(place, file.name)
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import type { Database } from '#server/kit/database.ts'
import { folderOf, type Place, pathOf, removeStored } from './store.ts'
import type { FileModule } from './table.ts'

/** A file on disk that nobody can fetch until it is entered. */
export type Kept = { name: string; bytes: number; sha256: Buffer }

/** The name of a file to be; whoever writes it down first can find what was left of it. */
export function newFileName(extension: string): string {
  return `${randomBytes(16).toString('base64url')}.${extension}`
}

/** Writes what comes, piece by piece, and has it safely on the disk. What it throws leaves no file behind. */
export async function keepStream(place: Place, name: string, pieces: AsyncIterable<Uint8Array>): Promise<Kept> {
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

/** Makes a kept file one that its owner can fetch; private. */
export async function enterFile(db: Database, { name, bytes, sha256 }: Kept, facts: Facts): Promise<number> {
  const { id } = await db
    .insertInto('files')
    .values({ name, bytes, sha256, is_private: true, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Row and bytes. If we die before the commit the row is still there, and who removes it tries again. */
export async function removeFile(db: Database, place: Place, id: number): Promise<void> {
  const file = await db.deleteFrom('files').where('id', '=', id).returning('name').executeTakeFirst()
  if (file) await removeStored(place, file.name)
}

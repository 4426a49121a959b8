import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { objectStore } from './object-store.ts'
import type { ByteRange } from './range.ts'
import { folderStore, type Store } from './store.ts'
import type { FileModule } from './table.ts'

type Place = Pick<Config, 'DATA_DIR' | 'FILES_URL'>

const stores = new Map<string, ReturnType<typeof objectStore>>()

export const folderOf = ({ DATA_DIR }: Place): Store => folderStore(join(DATA_DIR, 'files'))

/** Undefined where files are in the folder. */
export function objectsOf({ FILES_URL: url }: Place) {
  if (!url) return undefined
  const store = stores.get(url) ?? objectStore(url)
  stores.set(url, store)
  return store
}

/** Of files from before there was an object store, those in the folder are served until they are moved. */
function storeOf(place: Place): Store {
  const [folder, objects] = [folderOf(place), objectsOf(place)]
  if (!objects) return folder
  return {
    write: objects.write,
    open: async (name, range) => (await objects.open(name, range)) ?? folder.open(name, range),
    async remove(name) {
      await folder.remove(name)
      await objects.remove(name)
    },
  }
}

/** A stream of the file, or of a part of it; null if there is none. */
export function openStored(place: Place, name: string, range: ByteRange | null = null): Promise<Readable | null> {
  return storeOf(place).open(name, range)
}

export function removeStored(place: Place, name: string): Promise<void> {
  return storeOf(place).remove(name)
}

/** A file without its row; nobody can fetch it yet. */
export type StoredStream = { name: string; bytes: number; sha256: Buffer }

/** The name of a future file; stored before writing, it lets a later run delete an unfinished one. */
export function newFileName(extension: string): string {
  return `${randomBytes(16).toString('base64url')}.${extension}`
}

/** Writes a stream, so that it is still there after a crash. If it throws, it leaves no file. */
export async function storeStream(
  place: Place,
  name: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<StoredStream> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await storeOf(place).write(name, counted())
  return { name, bytes, sha256: hash.digest() }
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

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Store } from './store.ts'
import { folderOf, objectsOf } from './stored.ts'

const batch = 100

type Moved = { moved: number; bytes: number; alreadyThere: number; missing: string[]; damaged: string[] }

type File = { id: number; name: string; bytes: number; sha256: Buffer }

/**
 * Brings every file that the database knows from the folder to the object store of FILES_URL, or `back`. A file leaves its place once what
 * arrived was read again and has the hash of the database, so it may be ended at any time and begun again. Nothing happens to damaged ones.
 */
export async function moveFiles(
  { db, config }: Pick<Runtime, 'db' | 'config'>,
  { back }: { back: boolean },
): Promise<Moved> {
  const objects = objectsOf(config)
  if (!objects) throw new Error('Set FILES_URL to the object store: without it all files are in the folder.')
  await objects.check()
  const folder = folderOf(config)
  const [from, to] = back ? [objects, folder] : [folder, objects]
  const result: Moved = { moved: 0, bytes: 0, alreadyThere: 0, missing: [], damaged: [] }
  for (let last = 0; ; ) {
    const files = await db
      .selectFrom('files')
      .select(['id', 'name', 'bytes', 'sha256'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const file of files) await moveOne(from, to, file, result)
    last = files.at(-1)?.id ?? last
    if (files.length < batch) return result
  }
}

async function moveOne(from: Store, to: Store, file: File, result: Moved): Promise<void> {
  const { name } = file
  const [source, arrived] = [await from.open(name, null), await to.open(name, null)]
  if (!source) {
    if (arrived) result.alreadyThere++
    else result.missing.push(name)
    arrived?.destroy()
    return
  }
  source.destroy()
  // An earlier move may have ended between writing and removing.
  if (!(await isWhole(arrived, file)) && !(await copy(from, to, file))) {
    result.damaged.push(name)
    return
  }
  await from.remove(name)
  result.moved++
  result.bytes += file.bytes
}

/** Answers whether what arrived is the file that the database knows; what is not is removed again. */
async function copy(from: Store, to: Store, file: File): Promise<boolean> {
  const source = await from.open(file.name, null)
  if (!source) return false
  await to.remove(file.name)
  await to.write(file.name, source)
  const isRight = await isWhole(await to.open(file.name, null), file)
  if (!isRight) await to.remove(file.name)
  return isRight
}

async function isWhole(stream: Readable | null, { sha256 }: File): Promise<boolean> {
  if (!stream) return false
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece as Buffer)
  return hash.digest().equals(sha256)
}

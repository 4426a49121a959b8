import type { Hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Adds the names and contents of the sources in these folders, without tests, and of these files. */
export async function hashFiles(hash: Hash, folders: readonly string[], files: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const sources = entries
      .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
    for (const source of sources.sort()) hash.update(`${source.slice(root.length)}\0`).update(await readFile(source))
  }
  for (const name of files) hash.update(await readFile(join(root, name)))
}

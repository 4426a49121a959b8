import type { Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/**
 * Adds the names and contents of the sources in these folders, without tests, and of these files. Nothing else runs meanwhile: waiting
 * for each of 2,800 files would take ten times as long.
 */
export function hashFiles(hash: Hash, folders: readonly string[], files: readonly string[]): void {
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const sources = entries
      .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
    for (const source of sources.sort()) hash.update(`${source.slice(root.length)}\0`).update(readFileSync(source))
  }
  for (const name of files) hash.update(readFileSync(join(root, name)))
}

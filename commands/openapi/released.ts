import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Part } from './document.ts'

/** The descriptions that were released, one file for each version. */
const folder = join(root, 'contract', 'open', 'released')

/** The last one, and its version; nothing before the first release. */
export function lastReleased(): { version: string; description: Part } | null {
  const versions = readdirSync(folder)
    .map(name => name.replace(/\.json$/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const version = versions.at(-1)
  if (version === undefined) return null
  return { version, description: JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8')) as Part }
}

export function release(version: string, description: object): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${version}.json`)
  writeFileSync(path, `${JSON.stringify(description, null, 2)}\n`, { flag: 'wx' })
  return path
}

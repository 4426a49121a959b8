import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The scripts of a room, such as `sizes.ts`: files that no other file imports. */
export function findScripts(room: string): string[] {
  const files = readdirSync(join(root, room)).filter(name => name.endsWith('.ts'))
  const texts = files.map(name => readFileSync(join(root, room, name), 'utf8'))
  return files.filter(name => !texts.some(text => text.includes(`'./${name}'`)))
}

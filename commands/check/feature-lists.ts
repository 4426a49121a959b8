import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from '../root.ts'

/** A list with an entry for each feature of contract/operations.ts, in its order; `from` are the files that declare what stands in it. */
type FeatureList = { path: string; start: string; from: string }

export const featureLists: readonly FeatureList[] = [
  { path: 'server/process/features.ts', start: 'export const features', from: 'server/*/{*/,}feature.ts' },
  { path: 'words/access/features.ts', start: 'export const featureWords', from: 'words/*/*.ts' },
]

/** The names in an object that is written over several lines, in their order. */
export function namesIn(text: string, start: string): string[] {
  const [object = ''] = text.slice(text.indexOf(start)).split(/^\}/m)
  return [...object.matchAll(/^ {2}(\w+)[,:]/gm)].map(([, name = '']) => name)
}

type Wanted = { names: readonly string[]; find: (pattern: string, value: string) => string }

/** The list with an entry for each feature that it lacks, after the entry of the feature before. */
export function completed(text: string, { start, from }: FeatureList, { names, find }: Wanted): string {
  return names.reduce((list, name, at) => {
    const known = namesIn(list, start)
    if (known.includes(name)) return list
    const value = `${name}Feature`
    const before = names.slice(0, at).findLast(one => known.includes(one))
    const imported = `import { ${value} } from '#${find(from, value)}'\n${list}`
    const head = imported.indexOf('\n', imported.indexOf(start)) + 1
    const rest = imported.slice(head)
    const after = before === undefined ? 0 : endOfEntry(rest, before)
    return `${imported.slice(0, head)}${rest.slice(0, after)}  ${name}: ${value},\n${rest.slice(after)}`
  }, text)
}

/** An entry goes on until a line begins where it began. */
function endOfEntry(rest: string, name: string): number {
  const entry = new RegExp(`^ {2}${name}: .*\\n(?: {3,}.*\\n| {2}\\},\\n)*`, 'm').exec(rest)
  return entry ? entry.index + entry[0].length : 0
}

/** Finds the file that declares a value, of those that are there and of new ones. */
export function withFile(created: ReadonlyMap<string, string> = new Map()): Wanted['find'] {
  return (pattern, value) => {
    const texts = new Map(globSync(pattern, { cwd: root }).map(path => [path, readFileSync(join(root, path), 'utf8')]))
    const fitting = [...created].filter(([path]) => matchesGlob(path, pattern))
    const [found] =
      [...texts, ...fitting].find(([, text]) => new RegExp(`^export const ${value}\\b`, 'm').test(text)) ?? []
    if (!found) throw new Error(`No file of ${pattern} says: export const ${value}.`)
    return found
  }
}

/** Features that contract/operations.ts has and these lists lack are added to them. */
export function addFeatures(): void {
  const names = namesIn(readFileSync(join(root, 'contract/operations.ts'), 'utf8'), 'export const operations')
  for (const list of featureLists) {
    const before = readFileSync(join(root, list.path), 'utf8')
    const after = completed(before, list, { names, find: withFile() })
    if (after !== before) writeFileSync(join(root, list.path), after)
  }
  const biome = join(root, 'node_modules/.bin/biome')
  spawnSync(biome, ['check', '--write', ...featureLists.map(({ path }) => path)], { cwd: root, stdio: 'inherit' })
}

import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { nodesIn, parse, type Source } from '../read/tree.ts'

/** The files of which workers are made: they load nothing that the page has loaded before, such as newer.js. */
export function loadedByWorkers(sources: readonly Source[]): ReadonlySet<string> {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const loaded = new Set<string>()
  const waiting = sources.filter(({ path }) => path.endsWith('Worker.ts')).map(({ path }) => path)
  for (const path of waiting) {
    const source = byPath.get(path)
    if (!source || loaded.has(path)) continue
    loaded.add(path)
    waiting.push(...[...nodesIn(parse(source))].flatMap(node => importedBy(node, path)))
  }
  return loaded
}

function importedBy(node: ESTree.Node, path: string): string[] {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
  const { specifiers, source } = node
  const isOfTypes = specifiers.every(one => one.type === 'ImportSpecifier' && one.importKind === 'type')
  if (specifiers.length > 0 && isOfTypes) return []
  if (source.value.startsWith('#')) return [source.value.slice(1)]
  return source.value.startsWith('.') ? [posix.join(posix.dirname(path), source.value)] : []
}

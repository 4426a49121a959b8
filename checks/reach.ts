import type { ESTree } from 'vite'
import { importedPath, parse, readSources, report } from './read/tree.ts'

/** Handlers whose imports of values load at most so many files of the server. The numbers may only shrink. */
const most: Readonly<Record<string, number>> = { 'server/orders/desk/assign.ts': 143 }

const sources = new Map(readSources(['server']).map(source => [source.path, source]))
report(Object.keys(most).flatMap(tooFar))

function tooFar(path: string): string[] {
  const count = loadedBy(path).size
  const limit = most[path] ?? 0
  if (count === 0) return [`checks/reach.ts names ${path}, which is not there.`]
  if (count < limit)
    return [`${path} loads ${count} files of the server: write that in checks/reach.ts instead of ${limit}.`]
  if (count === limit) return []
  return [
    `${path} loads ${count} files of the server, ${limit} are the limit: import a smaller part, or let index.ts of what is imported list less.`,
  ]
}

function loadedBy(start: string): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path)
    if (!source || found.has(path)) continue
    found.add(path)
    for (const node of parse(source).body) {
      const from = specifierOf(node)
      if (from) waiting.push(importedPath(source, from))
    }
  }
  return found
}

/** Of an import or export of values. */
function specifierOf(node: ESTree.Program['body'][number]): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const isOfTypes = node.importKind === 'type' || (node.specifiers.length > 0 && node.specifiers.every(isType))
      return isOfTypes ? undefined : node.source.value
    }
    case 'ExportNamedDeclaration':
      return node.exportKind === 'type' || node.specifiers.every(isType) ? undefined : node.source?.value
    default:
      return undefined
  }
}

function isType(specifier: { type: string; importKind?: string; exportKind?: string }): boolean {
  return specifier.importKind === 'type' || specifier.exportKind === 'type'
}

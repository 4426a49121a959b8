import type { ESTree } from 'vite'
import {
  importedPath,
  parse,
  placeOf,
  type Room,
  readFiles,
  readSources,
  report,
  roomOf,
  type Source,
} from './read/tree.ts'

/** Rooms whose exports another file must use. */
const checked: readonly Room[] = ['contract', 'server', 'web', 'city']

type Export = { name: string; start: number }

const sources = [...readSources(), ...readFiles(['*.ts', 'build/*.ts', 'commands/**/*.mjs'])]
const importers = importersOf(sources)
report(sources.filter(source => checked.includes(roomOf(source))).flatMap(unused))

/** By path the files that import it, in whatever way. */
function importersOf(all: readonly Source[]): Map<string, Source[]> {
  const found = new Map<string, Source[]>()
  for (const source of all) {
    const specifiers = source.text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
    for (const path of new Set([...specifiers].map(([, specifier]) => importedPath(source, specifier ?? '')))) {
      found.set(path, [...(found.get(path) ?? []), source])
    }
  }
  return found
}

function unused(source: Source): string[] {
  if (/\.test\.tsx?$/.test(source.path)) return []
  const importing = importers.get(source.path) ?? []
  return exportsOf(source)
    .filter(({ name }) => !importing.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
    .map(
      ({ name, start }) =>
        `${placeOf(source, start)} exports ${name}, which no other file imports: do not export it, or delete it.`,
    )
}

function exportsOf(source: Source): Export[] {
  return parse(source).body.flatMap(node => (node.type === 'ExportNamedDeclaration' ? namesIn(node) : []))
}

function namesIn({ declaration, specifiers, start }: ESTree.ExportNamedDeclaration): Export[] {
  const listed = specifiers.flatMap(({ exported }) =>
    'name' in exported ? [{ name: exported.name, start: exported.start }] : [],
  )
  if (!declaration) return listed
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => identifiersIn(id).map(name => ({ name, start })))
  }
  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? [{ name: String(declaration.id.name), start }]
    : []
}

function identifiersIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap(each => (each && each.type !== 'RestElement' ? identifiersIn(each) : []))
  return []
}

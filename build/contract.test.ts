import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isOnlyCalled, withoutAnswers, withoutSchemas } from './contract.ts'

const root = join(import.meta.dirname, '..')

const operations = `import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing } from '#contract/base/values.ts'
const Row = z.object({ id: Id })
export const kinds = ['one', 'other'] as const
export const flowers = {
  list: query('flowers.list', { needs: 'flowers.view', input: z.object({ kind: z.enum(kinds) }), output: z.array(Row) }),
  add: command('flowers.add', { needs: 'flowers.edit', input: Row, output: Nothing }),
}
`

/** Without comments and white space, which the browser does not get. */
const plain = (code: string) => code.replaceAll(/\/\*.*?\*\/|\s/g, '')

test('Browsers get what a command is checked with, and neither questions nor answers', () => {
  const code = plain(withoutAnswers(operations))
  expect(code).toContain("query('flowers.list',{needs:'flowers.view',input:undefined,output:undefined})")
  expect(code).toContain("command('flowers.add',{needs:'flowers.edit',input:Row,output:undefined})")
  expect(code).toContain("import{Id}from'#contract/base/values.ts'")
})

test('Of the plan of a service browsers get the names of its moves', () => {
  const code = plain(
    withoutAnswers(`import { z } from 'zod'
import { plan } from '#contract/orders/plan.ts'
const open = ['grown'] as const
export const flowers = plan({
  states: ['grown', 'cut'], inHand: open, queues: { open: { states: open } },
  moves: { cut: { by: ['staff'], from: open, to: 'cut' } }, facts: { cut: z.object({}) },
})`),
  )
  expect(code).toContain('queues:{open:{states:open}},moves:{cut:undefined},facts:undefined')
  expect(code).not.toContain('zod')
})

test('A part that is only called comes without any schema', () => {
  const code = plain(withoutSchemas(operations))
  expect(code).toContain("command('flowers.add',{needs:'flowers.edit',input:undefined,output:undefined})")
  expect(code).toContain("exportconstkinds=['one','other']asconst")
  expect(code).not.toMatch(/zod|Row|values/)
})

test('A schema that is needed is not left out silently', () => {
  expect(() =>
    withoutSchemas(`${operations}export function isRow(row: unknown) { return Row.safeParse(row).success }`),
  ).toThrow('Browsers do not get the schema Row')
})

test('The parts that are only called exist, and none of them needs its schemas', () => {
  const files = globSync('contract/**/*.ts', { cwd: root })
  const called = files.filter(file => isOnlyCalled(`/${file}`))
  expect(called.length).toBeGreaterThan(8)
  for (const file of called) expect(withoutSchemas(readFileSync(join(root, file), 'utf8'))).not.toContain("'zod'")
})

test('Whatever a part of the contract uses is still imported', () => {
  const files = globSync('contract/**/*.ts', { cwd: root }).filter(file => !file.includes('.test.'))
  const importedIn = (code: string) =>
    [...code.matchAll(/^import \{([^}]*)\}/gm)]
      .flatMap(([, names = '']) => names.split(','))
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type '))
  const lost = files.flatMap(file => {
    const code = readFileSync(join(root, file), 'utf8')
    const left = isOnlyCalled(`/${file}`) ? withoutSchemas(code) : withoutAnswers(code)
    const run = stripTypeScriptTypes(left).replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
    const removed = importedIn(code).filter(name => !importedIn(left).includes(name))
    return removed.filter(name => new RegExp(`\\b${name}\\b`).test(run)).map(name => `${file}: ${name}`)
  })
  expect(lost).toEqual([])
})

test('Everything that the web imports of the contract is left to browsers', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const web = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] })
  const pending = web.flatMap(file => valuesImported(file, read(file)))
  const parts = new Map<string, { code: string; names: ReadonlySet<string> }>()
  const missing: string[] = []
  for (const { by, from, name } of pending) {
    if (!parts.has(from)) {
      const code = isOnlyCalled(`/${from}`) ? withoutSchemas(read(from)) : withoutAnswers(read(from))
      parts.set(from, { code, names: exportsOf(from, code) })
      pending.push(...valuesImported(from, code))
    }
    if (!parts.get(from)?.names.has(name)) missing.push(`${by} imports ${name} of ${from}`)
  }
  expect(parts.size).toBeGreaterThan(80)
  expect(missing).toEqual([])
})

type Import = { by: string; from: string; name: string }

/** What a file imports of the contract, without types. */
function valuesImported(by: string, code: string): Import[] {
  return parseSync(by, code).program.body.flatMap(statement => {
    const source = 'source' in statement && statement.source?.value
    const isType = ('importKind' in statement && statement.importKind === 'type') || !('specifiers' in statement)
    const from = source && fileOf(by, source)
    if (!from || isType) return []
    return statement.specifiers.flatMap(one => {
      const isValue = (one.type === 'ImportSpecifier' && one.importKind !== 'type') || one.type === 'ExportSpecifier'
      return isValue ? [{ by, from, name: nameOf(one.type === 'ImportSpecifier' ? one.imported : one.local) }] : []
    })
  })
}

/** The path of a file of the contract. */
function fileOf(by: string, source: string): string | undefined {
  if (source.startsWith('#contract/')) return source.slice(1)
  return source.startsWith('.') && by.startsWith('contract/') ? join(dirname(by), source) : undefined
}

function exportsOf(file: string, code: string): ReadonlySet<string> {
  const names = parseSync(file, code).program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = statement
    // `const [dayMs, hourMs] = …` declares several.
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(
        ({ id }) => code.slice(id.start, id.end).replace(/:.*/s, '').match(/\w+/g) ?? [],
      )
    if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id) return [declaration.id.name]
    return specifiers.map(({ exported }) => nameOf(exported))
  })
  return new Set(names)
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

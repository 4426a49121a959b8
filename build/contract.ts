import { type ESTree, type Plugin, parseSync } from 'vite'
import { childrenOf, namesIn } from './words.ts'

/** Parts of the contract whose operations browsers only call: no form checks what it sends with their schemas. */
const onlyCalled = [
  'access/session',
  'base/live',
  'dashboard/(arrangement|blocks|dashboard|figures|first-steps|money-now|question|rank-and-quality|report|supply)',
  'demo/demo',
  'desk/notifications',
  'settings/(city-names|setup)',
]
export function isOnlyCalled(id: string): boolean {
  return new RegExp(`/contract/(${onlyCalled.join('|')})\\.ts$`).test(id)
}

/** Of the plan of a service, browsers know the names of its moves; whether a move is possible says the server. */
const unusedOfPlan = ['facts', 'inHand']

/**
 * Browsers read the answers of operations as typed JSON without checking them again, and questions have been put together
 * by their code. So the build removes the schemas of answers and of the input of queries, the rules of moves, and what only
 * these use; of the parts that are only called, all schemas, so that the frame and the dashboard come without zod.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/.*(?<!\.test)\.ts$/ },
      handler: (code, id) => ({
        code: isOnlyCalled(id) ? withoutSchemas(code) : withoutAnswers(code),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

type Edit = { start: number; end: number; text: string }

/** The terms of an operation that browsers do not use, by how it is declared. */
type Unused = Readonly<Record<string, readonly string[]>>

const bothSchemas = ['input', 'output']

export function withoutAnswers(code: string, unused: Unused = { query: bothSchemas, command: ['output'] }): string {
  const { body } = parseSync('contract.ts', code).program
  return withoutIdleImports(
    edited(
      code,
      body.flatMap(declared).flatMap(({ init }) => (init ? editsIn(init, unused) : [])),
    ),
  )
}

/** Without the constants that are schemas, and without imports that only these use. */
export function withoutSchemas(code: string): string {
  const text = withoutAnswers(code, { query: bothSchemas, command: bothSchemas })
  const { body } = parseSync('contract.ts', text).program
  const schemas = new Set(['z'])
  const removed = body.filter(statement => {
    const constants = declared(statement)
    const isSchema = constants.some(
      ({ init }) => init && !/Function/.test(init.type) && namesIn(init).some(name => schemas.has(name)),
    )
    if (isSchema) for (const { id } of constants) if (id.type === 'Identifier') schemas.add(id.name)
    return isSchema
  })
  const used = new Set(body.filter(statement => !removed.includes(statement) && !isImport(statement)).flatMap(namesIn))
  const lost = [...schemas].find(name => used.has(name))
  if (lost) throw new Error(`Browsers do not get the schema ${lost}, but something that they get uses it:\n${code}`)
  return withoutIdleImports(
    edited(
      text,
      removed.map(({ start, end }) => ({ start, end, text: '' })),
    ),
  )
}

/** Also without what is imported as a type only: it does not tell one from the other. */
function withoutIdleImports(code: string): string {
  const { body } = parseSync('contract.ts', code).program
  const used = new Set(body.filter(statement => !isImport(statement)).flatMap(namesIn))
  const edits = body.filter(isImport).flatMap(({ start, end, specifiers, source }) => {
    const wanted = specifiers.filter(({ local }) => used.has(local.name))
    if (wanted.length === specifiers.length) return []
    const names = wanted.map(one => code.slice(one.start, one.end))
    return [{ start, end, text: names.length > 0 ? `import { ${names.join(', ')} } from '${source.value}'` : '' }]
  })
  return edited(code, edits)
}

function isImport(statement: ESTree.Node): statement is ESTree.ImportDeclaration {
  return statement.type === 'ImportDeclaration'
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/** The constants that a statement declares. */
function declared(statement: ESTree.Node): ESTree.VariableDeclarator[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

/** Marks calls as free of side effects, so that constants which nobody uses are removed, and drops schemas. */
function editsIn(node: ESTree.Node, unused: Unused): Edit[] {
  if (/Function/.test(node.type)) return []
  const dropped = [...schemasOf(node, unused), ...rulesOf(node)]
  const isKept = ({ start }: Edit) => !dropped.some(one => start >= one.start && start < one.end)
  const inner = childrenOf(node)
    .flatMap(child => editsIn(child, unused))
    .filter(isKept)
  return [
    ...dropped.map(({ start, end }) => ({ start, end, text: 'undefined' })),
    ...(isOutermostCall(node, inner) ? [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }] : []),
    ...inner,
  ]
}

/** Of `z.string().min(1)` the comment before the first call stands for the whole chain. */
function isOutermostCall(node: ESTree.Node, inner: readonly Edit[]): boolean {
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  return isCall && !inner.some(({ start, end }) => start === node.start && end === start)
}

/** The schemas of an operation that browsers do not use. */
function schemasOf(node: ESTree.Node, unused: Unused): ESTree.Node[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const { name: kind } = node.callee
  return valuesOf(node.arguments[1], name => (unused[kind] ?? []).includes(name))
}

/** What the plan of a service says of its moves, and what else of it browsers do not use. */
function rulesOf(node: ESTree.Node): ESTree.Node[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'plan') return []
  const [terms] = node.arguments
  const [moves] = valuesOf(terms, name => name === 'moves')
  return [...valuesOf(moves, () => true), ...valuesOf(terms, name => unusedOfPlan.includes(name))]
}

/** The values of an object literal under the names that `isWanted` accepts. */
function valuesOf(object: ESTree.Node | undefined, isWanted: (name: string) => boolean): ESTree.Node[] {
  if (object?.type !== 'ObjectExpression') return []
  return object.properties.flatMap(property => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    return isWanted(property.key.name) ? [property.value] : []
  })
}

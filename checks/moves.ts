import type { ESTree } from 'vite'
import { nodesIn, onlyChanged, parse, placeOf, readFiles, readSources, report, type Source } from './read/tree.ts'

/** Folders that may write states of rows that are there, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'server/demo/': 'fills an empty database with records in every state',
  'server/kit/rows/move-record.ts': 'makes the moves',
}
/** Columns of states without a machine, each with the reason. */
const withoutMachine: Readonly<Record<string, string>> = {
  'order_standings.state': 'kept by the database with each change of an order',
  'workers.work_status': 'what workers report of themselves; staff and expiry take them offline',
}
const sqlUpdates = /\bupdate\s+([a-z_]+)\b([\s\S]*?)(?:\bwhere\b|\bfrom\b|$)/gi
const sqlConflicts =
  /\binsert\s+into\s+([a-z_]+)\b[\s\S]*?\bdo\s+update\s+set\b([\s\S]*?)(?:\bwhere\b|\breturning\b|$)/gi

type StateColumn = { name: string; table: string; column: string }

const tables = readFiles(['server/**/table.ts'])
const columns = tables.flatMap(stateColumnsOf)
const columnOf = new Map(columns.map(({ table, column }) => [table, column]))
report([
  ...onlyChanged(readSources(['server']))
    .filter(isChecked)
    .flatMap(statesWritten),
  ...readFiles(['server/*/{index,feature}.ts', 'server/*/*/{index,feature}.ts']).flatMap(columnsExported),
  ...tables.flatMap(statesWithoutMachine),
])

function isChecked({ path }: Source): boolean {
  return !path.endsWith('.test.ts') && !Object.keys(exempt).some(start => path.startsWith(start))
}

/** `refunds.stage` of `export const refundStageColumn = stateColumn(refundMachine, 'refunds', { column: 'stage' })`. */
function stateColumnsOf(source: Source): StateColumn[] {
  return [...nodesIn(parse(source))].flatMap(node => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return []
    const { name } = node.id
    return [...nodesIn(node.init)].flatMap(call => {
      if (call.type !== 'CallExpression' || source.text.slice(call.callee.start, call.callee.end) !== 'stateColumn')
        return []
      const [, table, terms] = call.arguments
      const [, column = 'state'] = /column: '(\w+)'/.exec(terms ? source.text.slice(terms.start, terms.end) : '') ?? []
      return { name, table: literalOf(table), column }
    })
  })
}

function literalOf(node: ESTree.Node | undefined): string {
  return node?.type === 'Literal' && typeof node.value === 'string' ? (node.value.split(' ')[0] ?? '') : ''
}

/** A state that the query builder or SQL sets in a row that is there. */
function statesWritten(source: Source): string[] {
  return [...nodesIn(parse(source))].flatMap(node => {
    const tables = node.type === 'TemplateLiteral' ? updatedBySql(node, source) : updatedBy(node)
    return tables.map(
      table =>
        `${placeOf(source, node.start)} sets the state of ${table}. Make a move of its machine: moveRecord or moveRows.`,
    )
  })
}

function updatedBySql(node: ESTree.Node, { text }: Source): string[] {
  const sql = text.slice(node.start, node.end)
  return [...sql.matchAll(sqlUpdates), ...sql.matchAll(sqlConflicts)].flatMap(([, table = '', set = '']) => {
    const column = columnOf.get(table.toLowerCase())
    return column !== undefined && new RegExp(`\\b${column}\\s*=`).test(set) ? [table] : []
  })
}

/** The table of `updateTable('orders')…set({ state })`, and of `insertInto('orders')…onConflict(on => on…doUpdateSet({ state }))`. */
function updatedBy(node: ESTree.Node): string[] {
  if (node.type !== 'CallExpression') return []
  if (calledMethod(node) === 'set') return tableSet(node, 'updateTable', node.arguments)
  if (calledMethod(node) !== 'onConflict') return []
  const sets = node.arguments
    .flatMap(argument => [...nodesIn(argument)])
    .filter((call): call is ESTree.CallExpression => call.type === 'CallExpression')
    .filter(call => calledMethod(call) === 'doUpdateSet')
  return tableSet(
    node,
    'insertInto',
    sets.flatMap(set => set.arguments),
  )
}

/** The table that the first call of a chain names, if these set the column of its states. */
function tableSet(node: ESTree.CallExpression, first: string, set: readonly ESTree.Node[]): string[] {
  for (
    let call: ESTree.Node = node;
    call.type === 'CallExpression' && call.callee.type === 'MemberExpression';
    call = call.callee.object
  ) {
    if (calledMethod(call) !== first) continue
    const table = literalOf(call.arguments[0])
    const column = columnOf.get(table)
    return column !== undefined && set.some(argument => hasKey(argument, column)) ? [table] : []
  }
  return []
}

function calledMethod({ callee }: ESTree.CallExpression): string {
  return callee.type === 'MemberExpression' && 'name' in callee.property ? String(callee.property.name) : ''
}

function hasKey(argument: ESTree.Node, column: string): boolean {
  return [...nodesIn(argument)].some(node => node.type === 'Property' && 'name' in node.key && node.key.name === column)
}

/** Another feature asks for a move by a function of the owner. */
function columnsExported({ path, text }: Source): string[] {
  return columns
    .filter(({ name }) => new RegExp(`export \\{[^}]*\\b${name}\\b`).test(text))
    .map(({ name }) => `${path} exports ${name}: export a function that makes the move instead.`)
}

/** A column whose values are named as those of a machine, such as `state: Generated<RefundState>`, in a table that declares none. */
function statesWithoutMachine({ path, text }: Source): string[] {
  return [...text.matchAll(/^ {4}(\w+): (\w+)$/gm)].flatMap(([, table = '', name = '']) => {
    const [, members = ''] = new RegExp(`type ${name} = \\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? []
    return [...members.matchAll(/^ {2}(\w*(?:state|stage|status)): .*(?:State|Stage|Status|\['\w+'\])\b.*$/gm)]
      .map(([, column = '']) => `${table}.${column}`)
      .filter(column => !columns.some(known => `${known.table}.${known.column}` === column))
      .filter(column => !(column in withoutMachine))
      .map(
        column =>
          `${path} declares ${column} without a machine: declare its stateColumn, or say why in checks/moves.ts.`,
      )
  })
}

import type { ESTree } from 'vite'
import { featureOf } from './read/features.ts'
import { nodesIn, onlyChanged, parse, placeOf, readFiles, readSources, report, type Source } from './read/tree.ts'

/** Folders that may write tables of other features, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'server/demo/': 'fills an empty database before any feature works on it',
  'server/migrations/': 'makes the tables',
  'server/process/housekeeping.ts': 'deletes expired rows of the tables that it lists, and nothing else',
  'server/kit/rows/move-record.ts': 'writes the table of a state column; who declares that is checked',
}
/** Calls of the query builder whose first argument is the table. */
const writes = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']
/** The same in plain SQL. */
const sqlWrites = /\b(?:insert\s+into|delete\s+from|merge\s+into|(?<!do )(?<!for )(?<!no key )update)\s+([a-z_]+)\b/gi

const owners = new Map(readFiles(['server/**/table.ts']).flatMap(tablesOf))
report(
  onlyChanged(readSources(['server']))
    .filter(isChecked)
    .flatMap(foreignWrites),
)

function isChecked({ path }: Source): boolean {
  return !path.endsWith('.test.ts') && !Object.keys(exempt).some(start => path.startsWith(start))
}

/** The feature whose table.ts declares a table owns it. */
function tablesOf(source: Source): [table: string, feature: string][] {
  const declared = [...nodesIn(parse(source))].filter(
    node => node.type === 'TSInterfaceDeclaration' && node.id.name === 'Tables',
  ) as ESTree.TSInterfaceDeclaration[]
  return declared
    .flatMap(({ body }) => body.body)
    .flatMap(member =>
      member.type === 'TSPropertySignature' && 'name' in member.key
        ? [[String(member.key.name), featureOf(source)]]
        : [],
    )
}

function foreignWrites(source: Source): string[] {
  return [...nodesIn(parse(source))].flatMap(node =>
    writtenBy(node, source).flatMap(table => {
      const owner = owners.get(table)
      if (owner === undefined || owner === featureOf(source)) return []
      const place = placeOf(source, node.start)
      return `${place} writes ${table}, which belongs to ${owner}. Export a function from there and call it.`
    }),
  )
}

/** The tables that a node writes: by the query builder, by the moves of a state column, or in SQL. */
function writtenBy(node: ESTree.Node, { text }: Source): string[] {
  if (node.type === 'TemplateLiteral') {
    return [...text.slice(node.start, node.end).matchAll(sqlWrites)].map(([, table]) => table ?? '')
  }
  if (node.type !== 'CallExpression') return []
  const { callee } = node
  const name = callee.type === 'MemberExpression' && 'name' in callee.property ? String(callee.property.name) : ''
  if (writes.includes(name)) return literalsIn(node.arguments[0])
  const called = callee.type === 'Identifier' ? callee.name : ''
  if (called === 'stateColumn') return literalsIn(node.arguments[1])
  return called === 'plainTable' ? tableIn(node.arguments[1]) : []
}

/** The table that the terms of a plain one name. */
function tableIn(node: ESTree.Node | undefined): string[] {
  const properties = node?.type === 'ObjectExpression' ? node.properties : []
  return properties.flatMap(property =>
    property.type === 'Property' && 'name' in property.key && property.key.name === 'table'
      ? literalsIn(property.value)
      : [],
  )
}

function literalsIn(node: ESTree.Node | undefined): string[] {
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value.split(' ')[0] ?? ''] : []
}

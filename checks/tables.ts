import type { ESTree } from 'vite'
import { readMigrated } from './read/migrated-database.ts'
import { nodesIn, parse, readFiles, report, type Source } from './read/tree.ts'

/** Tables that no query names, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  migrations: 'only the migrator reads it, before there are types',
}

type Column = { isNullable: boolean; isMadeByDatabase: boolean }
type Columns = Map<string, Column>

const declared = new Map(readFiles(['server/**/table.ts']).flatMap(declaredTables))
const migrated = await readDatabase()
report([
  ...[...migrated.keys()]
    .filter(table => !declared.has(table) && !exceptions[table])
    .map(table => `The migrations create ${table}, and no table.ts declares it.`),
  ...[...declared].flatMap(([table, { path, columns }]) => differences(table, path, columns, migrated.get(table))),
])

function differences(table: string, path: string, columns: Columns, actual: Columns | undefined): string[] {
  if (!actual) return [`${path} declares ${table}, and no migration creates it.`]
  const names = new Set([...columns.keys(), ...actual.keys()])
  return [...names].flatMap(name => {
    const [mine, theirs] = [columns.get(name), actual.get(name)]
    if (!theirs) return [`${path}: ${table} has no column ${name} in the migrated database.`]
    if (!mine) return [`${path}: ${table} lacks ${name}, which the migrations create.`]
    if (mine.isNullable !== theirs.isNullable)
      return [
        `${path}: ${table}.${name} may ${theirs.isNullable ? '' : 'not '}be null in the database; correct the type.`,
      ]
    if (mine.isMadeByDatabase && !theirs.isMadeByDatabase)
      return [`${path}: ${table}.${name} has no default in the database; remove Generated.`]
    return []
  })
}

/** Columns as declared in a table.ts: `interface Tables` names the table; its type is there or in the same file. */
function declaredTables(source: Source): [string, { path: string; columns: Columns }][] {
  const types = new Map<string, ESTree.TSType>()
  const tables: [string, ESTree.TSType][] = []
  for (const node of nodesIn(parse(source))) {
    if (node.type === 'TSTypeAliasDeclaration') types.set(node.id.name, node.typeAnnotation)
    if (node.type === 'TSInterfaceDeclaration' && node.id.name === 'Tables') tables.push(...members(node.body.body))
  }
  return tables.map(([name, type]) => {
    const own = type.type === 'TSTypeReference' ? types.get(source.text.slice(type.start, type.end)) : type
    if (own?.type !== 'TSTypeLiteral')
      throw new Error(`${source.path}: the columns of ${name} should stand in this file.`)
    const columns = members(own.members).map(([column, type]) => [column, columnOf(source, type)] as const)
    return [name, { path: source.path, columns: new Map(columns) }]
  })
}

function members(signatures: ESTree.TSSignature[]): [string, ESTree.TSType][] {
  return signatures.flatMap(member => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation || !('name' in member.key)) return []
    return [[String(member.key.name), member.typeAnnotation.typeAnnotation] as [string, ESTree.TSType]]
  })
}

function columnOf(source: Source, type: ESTree.TSType): Column {
  const text = source.text.slice(type.start, type.end)
  const read = type.type === 'TSTypeReference' && text.startsWith('ColumnType<') ? type.typeArguments?.params[0] : type
  const isNullable =
    text === 'OptionalTime' ||
    text === 'OptionalDay' ||
    (read?.type === 'TSUnionType' && read.types.some(part => part.type === 'TSNullKeyword'))
  return { isNullable, isMadeByDatabase: text.startsWith('Generated<') }
}

/** The schema after all migrations; of a table in parts, the whole. */
async function readDatabase(): Promise<Map<string, Columns>> {
  const { rows } = await readMigrated(client =>
    client.query<{ table: string; column: string } & Column>(
      `select table_name as table, column_name as column, is_nullable = 'YES' as "isNullable",
         column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isMadeByDatabase"
       from information_schema.columns where table_schema = 'public'
         and not (select relispartition from pg_class where oid = format('public.%I', table_name)::regclass)`,
    ),
  )
  const tables = Map.groupBy(rows, row => row.table)
  return new Map([...tables].map(([table, columns]) => [table, new Map(columns.map(row => [row.column, row]))]))
}

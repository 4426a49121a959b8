import { nameOf, placeOf, readFiles, report, type Source } from './read/tree.ts'

/** Statements that delete data which a running older node or the history may still need. */
const deletions = /\b(drop\s+(table|column|schema|type)|truncate|delete\s+from)\b/gi

/** From this number on: nobody runs the migrations before it beside an older node. */
const firstBesideOlderNodes = 108

/** What a node of the version before, which runs on while this one is installed, may not survive. */
const breaking: readonly [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(table|column|view|function|schema|type)\b/gi, 'It may still use that.'],
  [/\brename\s+(column|constraint\s+)?\s*(\w+\s+)?to\b/gi, 'It knows the old name.'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/gi, 'It reads and writes the old type.'],
  [/\balter\s+column\s+\w+\s+(set\s+not\s+null|drop\s+default)\b/gi, 'It may write rows without that value.'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null\b(?!(?:[^,;])*\b(?:default|generated)\b)/gi,
    'It writes rows without that column.',
  ],
  [/\badd\s+(constraint\s+\w+\s+)?(check|unique|foreign\s+key|exclude)\b/gi, 'It may write rows that break that rule.'],
  [/\bcreate\s+unique\s+index\b/gi, 'It may write the same twice.'],
]
/** Begins the line above, and says why it survives. */
const survives = '-- The version before: '

/** A table with so few lines, such as one that joins two others, needs no comment. */
const uncommentedLines = 4

const migrations = readFiles(['server/migrations/*']).filter(source => nameOf(source) !== 'index.ts')
report([
  ...migrations.flatMap(wrongNames),
  ...migrations.flatMap(uncommented),
  ...migrations.flatMap(unexplainedDeletions),
  ...migrations.flatMap(breaksTheVersionBefore),
])

function wrongNames(migration: Source, place: number): string[] {
  const name = nameOf(migration)
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) return [`${migration.path}: migrations are named 0001_what_it_does.sql.`]
  const number = String(place + 1).padStart(4, '0')
  if (name.startsWith(`${number}_`)) return []
  return [
    `${migration.path} should be number ${number}: migrations run in the order of their numbers, none twice, none left out.`,
  ]
}

function uncommented(migration: Source): string[] {
  if (!migration.text.startsWith('-- ')) return [`${migration.path} should begin with "-- " and its purpose.`]
  const tables = migration.text.matchAll(/(--[^\n]*\n)?create table (\w+) \(\n([\s\S]*?)\n\);/gi)
  return [...tables].flatMap(({ 1: above, 2: table, 3: columns = '', index }) => {
    const isPlain = columns.split('\n').length <= uncommentedLines
    if (isPlain || above || columns.includes('--')) return []
    return [`${placeOf(migration, index)} Say in a comment what a row of ${table} is.`]
  })
}

/** There are no down migrations, so a deletion needs its reason on the line above. */
function unexplainedDeletions(migration: Source): string[] {
  return [...migration.text.matchAll(deletions)].flatMap(({ 0: what, index }) => {
    const before = migration.text.slice(0, index)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    const lineBefore = before.slice(0, before.lastIndexOf('\n')).split('\n').at(-1) ?? ''
    if (line.includes('--') || lineBefore.startsWith('-- ')) return []
    return [
      `${placeOf(migration, index)} "${what}" cannot be undone: say on the line above why it is no longer needed.`,
    ]
  })
}

/** New tables have no rows of an older node: what is said of those that the migration itself creates is left out. */
function breaksTheVersionBefore(migration: Source): string[] {
  if (Number(nameOf(migration).slice(0, 4)) < firstBesideOlderNodes) return []
  const created = [...migration.text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table)
  return breaking.flatMap(([pattern, why]) =>
    [...migration.text.matchAll(pattern)].flatMap(({ 0: what, index }) => {
      const statement = migration.text.slice(migration.text.lastIndexOf(';', index) + 1, index + what.length + 200)
      const [, table] = /\b(?:alter table(?: if exists)?|on)\s+(?:only\s+)?(\w+)/i.exec(statement) ?? []
      if (table && created.includes(table)) return []
      const lines = migration.text.slice(0, index).split('\n')
      if (lines.at(-2)?.startsWith(survives)) return []
      return [
        `${placeOf(migration, index)} "${what}": a node of the version before still runs while this is installed. ${why} Add first, and take away a release later; or say above, after "${survives}", why it survives.`,
      ]
    }),
  )
}

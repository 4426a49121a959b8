import { nameOf, placeOf, readFiles, report, type Source } from './read/tree.ts'

/** Statements that delete data which a running older node or the history may still need. */
const deletions = /\b(drop\s+(table|column|schema|type)|truncate|delete\s+from)\b/gi

/** A table with so few lines, such as one that joins two others, needs no comment. */
const uncommentedLines = 4

const migrations = readFiles(['server/migrations/*']).filter(source => nameOf(source) !== 'index.ts')
report([
  ...migrations.flatMap(wrongNames),
  ...migrations.flatMap(uncommented),
  ...migrations.flatMap(unexplainedDeletions),
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

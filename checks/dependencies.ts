import { readFiles, report } from './read/tree.ts'

type Manifest = Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
type Row = { name: string; cells: string[] }

const page = 'docs/dependencies.md'
const columns = 6
const wanted = readManifest()
const rows = readRows()
report([...missing(), ...unknown(), ...repeated(), ...rows.flatMap(unfinished), ...rows.flatMap(preRelease)])

/** Every direct dependency, with the version range that package.json asks for. */
function readManifest(): Map<string, string> {
  const { dependencies, optionalDependencies, devDependencies }: Manifest = JSON.parse(textOf('package.json'))
  return new Map(Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))
}

/** The rows that begin with a package's name in code type: `| \`zod\` | … |`. */
function readRows(): Row[] {
  const lines = textOf(page).split('\n')
  return lines.flatMap(line => {
    const name = /^\| `([^`]+)` \|/.exec(line)?.[1]
    const cells = line.split('|').slice(1, -1)
    return name ? [{ name, cells: cells.map(cell => cell.trim()) }] : []
  })
}

function textOf(path: string): string {
  const [file] = readFiles([path])
  if (!file) throw new Error(`${path} does not exist.`)
  return file.text
}

function missing(): string[] {
  const listed = new Set(rows.map(({ name }) => name))
  return [...wanted.keys()]
    .filter(name => !listed.has(name))
    .map(name => `${page} does not say what ${name} is for: add a row, or remove it from package.json.`)
}

function unknown(): string[] {
  return rows
    .filter(({ name }) => !wanted.has(name))
    .map(({ name }) => `${page} lists ${name}, which is not in package.json: remove the row.`)
}

function repeated(): string[] {
  return rows
    .filter(({ name }, at) => rows.findIndex(row => row.name === name) < at)
    .map(({ name }) => `${page} lists ${name} twice: keep one row.`)
}

function unfinished({ name, cells }: Row): string[] {
  const [, purpose = '', released = '', licence = '', weight = '', replacement = ''] = cells
  const isComplete = cells.length === columns && purpose && licence && replacement
  const isMeasured = /^\d{4}-\d\d-\d\d$/.test(released) && /^(—|\d+(\.\d)? KB)$/.test(weight)
  if (isComplete && isMeasured) return []
  return [
    `${page}: the row of ${name} needs purpose, date of the last release (2026-01-31), licence, weight (4.2 KB or —) and replacement.`,
  ]
}

/** Checks the range and the version in the lock file, since a range can resolve to a pre-release. */
function preRelease({ name, cells }: Row): string[] {
  const versions = [wanted.get(name) ?? '', lockedVersion(name)]
  if (!versions.some(version => /\d-[a-z]/i.test(version)) || /Pre-release because \w+/.test(cells.join(' '))) return []
  return [`${name} is a pre-release: take a stable version, or give the reason in ${page} ("Pre-release because …").`]
}

function lockedVersion(name: string): string {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(textOf('package-lock.json'))
  return packages[`node_modules/${name}`]?.version ?? ''
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addFeatures } from './check/feature-lists.ts'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { type Changed, changedFiles } from './test/changed-files.ts'
import { findScripts } from './test/find-scripts.ts'

const rooms = readdirSync(root).filter(name => existsSync(join(root, name, 'tsconfig.json')))
const scripts = findScripts('checks')
/** Rooms whose types are the same (with DOM, with Node, with neither) share a program; those with most to check come first. */
const shared = ['build/tsconfig.outside.json', 'build/tsconfig.node.json', 'build/tsconfig.neutral.json']
const inShared = shared
  .flatMap(path => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { include: string[] }).include)
  .map(path => path.replace('../', ''))
const programs = [...shared, ...rooms.filter(room => !inShared.includes(room))]

/** Where the compiler notes what it has checked: the next time it reads what changed since, and what depends on that. */
const checkedTypes = join(root, 'node_modules', '.cache', 'citydesk', 'types')

/** Scripts that fill a database, build the styles or lint the open API take seconds; these are the files that they are about. */
const about: Readonly<Record<string, RegExp>> = {
  'browsers.ts': /^((web|contract|words|build|checks)\/|package-lock\.json$)/,
  'classes.ts': /^(web|checks)\//,
  'menus.ts': /^(contract\/|server\/(migrations|postgres|process)\/|web\/(process|ui\/show)\/|checks\/)/,
  'openapi.ts': /^((contract|words|server|commands\/openapi|checks)\/|package-lock\.json$)/,
  'tables.ts': /^(server\/(migrations|postgres|process)\/|server\/.*\/table\.ts$|checks\/)/,
}

/**
 * `--changed`: rules for single files are asked of changed ones only; imports in a circle and files that nobody imports are
 * not looked for. Long scripts about other files are left out.
 */
async function check(words: string[]): Promise<void> {
  if (words.join() === '--features') return addFeatures()
  if (words.some(word => word !== '--changed'))
    throw new Error('Use: npm run check [-- --changed], or -- --features to complete the lists of features')
  const changed = words.length > 0 ? changedFiles() : null
  const failed: string[] = []
  const tool = (name: string) => join(root, 'node_modules', '.bin', name)
  const env = { ...(changed && { CHECK_CHANGED: JSON.stringify(changed.paths) }) }
  const asked = scripts.filter(script => !changed || changed.paths.some(path => about[script]?.test(path) ?? true))
  const step = (what: string, program: string, args: string[]) => async () => {
    if (!(await run(program, args, { env }))) failed.push(what)
  }

  if (changed) console.log(`${changed.paths.length} files have changed since ${changed.since.slice(0, 8)}.`)
  console.log(`Format and lint. Types: ${rooms.join(', ')}. Imports. Checks: ${asked.join(', ')}`)
  // Two programs at once already use both cores; more checkers of one program repeat each other's work. The long ones first, so that no core is idle at the end.
  await doTwoAtOnce([
    ...programs.map(program => step(`types of ${program}`, tool('tsc'), typesOf(program))),
    step('imports', tool('depcruise'), importsOf(changed)),
    step('format and lint', tool('biome'), formatOf(changed)),
    ...asked.map(script => step(script, process.execPath, [join('checks', script)])),
  ])
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
  console.log(changed ? 'What changed passed; npm test checks everything.' : 'All checks passed.')
}

function typesOf(program: string): string[] {
  const noted = ['--incremental', '--tsBuildInfoFile', join(checkedTypes, `${program}.tsbuildinfo`)]
  return ['-p', program, '--pretty', '--checkers', '1', ...noted]
}

function importsOf(changed: Changed | null): string[] {
  const config = ['--config', '.dependency-cruiser.mjs']
  if (!changed) return [...config, ...rooms]
  const sources = changed.paths.filter(path => rooms.some(room => path.startsWith(`${room}/`)) && /\.tsx?$/.test(path))
  // Each file's own imports, not those of what it imports. Without a path it would look at everything.
  return [...config, '--do-not-follow', '.', ...sources, 'commands/check.ts']
}

function formatOf(changed: Changed | null): string[] {
  return ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...(changed ? changed.paths : ['.'])]
}

/** More at once are slower on a machine with two cores. */
async function doTwoAtOnce(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = work.values()
  const takeNext = async () => {
    for (const start of waiting) await start()
  }
  await Promise.all([takeNext(), takeNext()])
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

check(process.argv.slice(2)).catch(fail)

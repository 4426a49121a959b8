import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { findScripts } from './test/find-scripts.ts'

const rooms = readdirSync(root).filter(name => existsSync(join(root, name, 'tsconfig.json')))
const scripts = findScripts('checks')
/** Rooms whose types are the same (with DOM, with Node, with neither) share a program; those with most to check come first. */
const shared = ['tsconfig.outside.json', 'tsconfig.node.json', 'tsconfig.neutral.json']
const inShared = shared.flatMap(
  path => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { include: string[] }).include,
)
const programs = [...shared, ...rooms.filter(room => !inShared.includes(room))]

async function check(): Promise<void> {
  const failed: string[] = []
  const expect = async (what: string, isPassed: boolean | Promise<boolean>) => (await isPassed) || failed.push(what)

  console.log(`Format and lint. Types: ${rooms.join(', ')}. Imports. Checks: ${scripts.join(', ')}`)
  // Two programs at once already use both cores; more checkers of one program repeat each other's work.
  const types = programs.map(
    program => () => expect(`types of ${program}`, runTool('tsc', ['-p', program, '--pretty', '--checkers', '1'])),
  )
  const others = [
    () => expect('imports', runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...rooms])),
    () => expect('format and lint', runTool('biome', ['check', '--error-on-warnings', '.'])),
  ]
  const own = scripts.map(script => () => expect(script, run(process.execPath, [join('checks', script)])))
  // The long ones first, so that no core is idle at the end.
  await doTwoAtOnce([...types, ...others, ...own])
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
  console.log('All checks passed.')
}

function runTool(name: string, args: string[]): Promise<boolean> {
  return run(join(root, 'node_modules', '.bin', name), args)
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

check().catch(fail)

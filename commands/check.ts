import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findScripts } from './find-scripts.ts'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

const rooms = readdirSync(root).filter(name => existsSync(join(root, name, 'tsconfig.json')))
const scripts = findScripts('checks')
const outside = 'tsconfig.outside.json'
const { include: outsideRooms } = JSON.parse(readFileSync(join(root, outside), 'utf8')) as { include: string[] }
/** Each room of the product has a program of its own, because their types differ (DOM, Node). All others share one, which takes a third of the time. */
const programs = [outside, ...rooms.filter(room => !outsideRooms.includes(room))]

async function check(): Promise<void> {
  const failed: string[] = []
  const expect = async (what: string, isPassed: boolean | Promise<boolean>) => (await isPassed) || failed.push(what)

  console.log('Format and lint')
  await expect('format and lint', runTool('biome', ['check', '--error-on-warnings', '.']))
  console.log(`Types: ${rooms.join(', ')}`)
  await forEachTwoAtOnce(programs, program =>
    // Two programs at once already use both cores; more checkers of one program repeat each other's work.
    expect(`types of ${program}`, runTool('tsc', ['-p', program, '--pretty', '--checkers', '1'])),
  )
  if (existsSync(join(root, '.dependency-cruiser.mjs'))) {
    console.log('Imports between files')
    await expect('imports', runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...rooms]))
  }
  console.log(`Checks: ${scripts.join(', ')}`)
  await forEachTwoAtOnce(scripts, script => expect(script, run(process.execPath, [join('checks', script)])))
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
  console.log('All checks passed.')
}

function runTool(name: string, args: string[]): Promise<boolean> {
  return run(join(root, 'node_modules', '.bin', name), args)
}

/** More at once are slower on a machine with two cores. */
async function forEachTwoAtOnce<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  async function takeNext(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([takeNext(), takeNext()])
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

check().catch(fail)

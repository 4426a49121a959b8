import type { SpawnOptions } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { endProcessesIn } from './test/end-processes.ts'
import { readReport } from './test/read-report.ts'
import { type Selection, selectTests, titlePattern } from './test/select-tests.ts'
import { testFiles } from './test/test-files.ts'
import { makeTestFolder } from './test/test-folder.ts'

const vitest = join(root, 'node_modules', '.bin', 'vitest')
const unit = {
  title: 'Unit',
  files: testFiles.unit,
  command: [vitest, 'run', '--project', 'unit', '--passWithNoTests'],
}
const journeys = { title: 'Journeys', files: testFiles.journeys, command: [vitest, 'run', '--project', 'journeys'] }
const stories = { title: 'End to end', files: testFiles.e2e, command: ['commands/e2e.ts'] }
const total = { passed: 0, failed: 0 }
const failures: string[] = []
let reports = 0
/** All files that the tests write are in this folder, which is removed however they end. */
let scratch = ''

async function test(words: string[]): Promise<void> {
  if (words.some(word => word.startsWith('-'))) throw new Error('Use: npm test [-- <part of a path or title> …]')
  scratch = await makeTestFolder()
  process.env.TMPDIR = scratch
  // Workers and servers load the same files.
  process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')
  const isPassed = words.length > 0 ? await runSelected(words) : await runAll()
  await cleanUp()
  // At the end, because a log of many thousand lines may be cut off before it.
  for (const failure of failures) console.error(failure)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(isPassed && total.failed === 0 ? 0 : 1)
}

async function runAll(): Promise<boolean> {
  return (
    (await step(unit.title, () => countTests(unit.command))) &&
    (await step('Check and build', checkAndBuild)) &&
    (await runSideBySide())
  )
}

/** Journeys and stories wait at different times, so no core is idle. What the stories print is shown after the journeys. */
async function runSideBySide(): Promise<boolean> {
  const printed = join(scratch, 'stories.log')
  const file = await open(printed, 'w')
  const stdio = ['ignore', file.fd, file.fd] satisfies SpawnOptions['stdio']
  const two = ['--maxWorkers', '2']
  const storiesPassed = step(stories.title, () => countTests([...stories.command, ...two], stdio))
  const areJourneysPassed = await step(journeys.title, () => countTests([...journeys.command, ...two]))
  const areStoriesPassed = await storiesPassed
  await file.close()
  console.log(await readFile(printed, 'utf8'))
  return areJourneysPassed && areStoriesPassed
}

/** The build is one thread for most of its time, so the checks have the other core. */
async function checkAndBuild(): Promise<boolean> {
  const [checked, built] = await Promise.allSettled([run(process.execPath, ['commands/check.ts']), ensureWeb()])
  if (built.status === 'rejected') throw built.reason
  return checked.status === 'fulfilled' && checked.value
}

/** The end-to-end tests build the web themselves. */
async function runSelected(words: string[]): Promise<boolean> {
  let isPassed = true
  for (const { files, title, command } of [unit, journeys, stories]) {
    const selection = selectTests(files, words)
    if (selection.byPath.length + selection.byTitle.length === 0) continue
    isPassed = (await step(title, () => countSelected(command, selection, words))) && isPassed
  }
  if (total.passed + total.failed > 0) return isPassed
  console.error(`No test has ${words.map(word => `"${word}"`).join(' or ')} in its path or title.`)
  return false
}

async function countSelected(command: string[], { byPath, byTitle }: Selection, words: string[]): Promise<boolean> {
  const isPathPassed = byPath.length === 0 || (await countTests([...command, ...byPath]))
  if (byTitle.length === 0) return isPathPassed
  return (await countTests([...command, ...byTitle, '--testNamePattern', titlePattern(words)])) && isPathPassed
}

async function step(title: string, work: () => Promise<boolean>): Promise<boolean> {
  const startedAt = Date.now()
  console.log(`\n══ ${title} ══`)
  const failedBefore = total.failed
  const isPassed = await work().catch((error: Error) => {
    console.error(error.message)
    return false
  })
  // A step can fail without a failed test: a type error, a file that cannot be loaded.
  if (!isPassed && total.failed === failedBefore) total.failed++
  console.log(`${title}: ${isPassed ? 'passed' : 'failed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return isPassed
}

/** Runs tests and adds them to the total. */
async function countTests(args: string[], stdio?: SpawnOptions['stdio']): Promise<boolean> {
  const report = join(scratch, `report-${++reports}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isPassed = await run(process.execPath, [...args, ...reporters], { stdio })
  const { passed, failed, failures: found } = await readReport(report)
  total.passed += passed
  total.failed += failed
  failures.push(...found)
  return isPassed
}

async function cleanUp(): Promise<void> {
  if (!scratch) return
  await endProcessesIn(scratch)
  await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

onInterruption(async () => {
  await stopEverything()
  await cleanUp()
  return 130
})

test(process.argv.slice(2)).catch(fail)

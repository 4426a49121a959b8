import type { SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { closingLines, countTests } from './test/closing-lines.ts'
import { endProcessesIn } from './test/end-processes.ts'
import { describeInstallation } from './test/find-browser.ts'
import { commitHere, noteGreen } from './test/green.ts'
import { type Failure, type FileReport, type Report, readReport, reportedTo } from './test/report.ts'
import { lookAgain, type SecondLook } from './test/second-look.ts'
import { selectTests, titlePattern } from './test/select-tests.ts'
import { testFiles } from './test/test-files.ts'
import { makeTestFolder } from './test/test-folder.ts'

type Suite = { title: string; files: string[]; command: string[] }

const vitest = join(root, 'node_modules', '.bin', 'vitest')
const unit: Suite = {
  title: 'Unit',
  files: testFiles.unit,
  command: [vitest, 'run', '--project', 'unit', '--passWithNoTests'],
}
const journeys: Suite = {
  title: 'Journeys',
  files: testFiles.journeys,
  command: [vitest, 'run', '--project', 'journeys'],
}
const stories: Suite = { title: 'End to end', files: testFiles.e2e, command: ['commands/e2e.ts'] }
/** What ran, in the order in which it ended. */
const ran: { suite: Suite; report: Report }[] = []
/** Steps that failed without a failed test: a type error, a build. */
const failedSteps: Failure[] = []
let reports = 0
/** All files that the tests write are in this folder, which is removed however they end. */
let scratch = ''

async function test(words: string[]): Promise<void> {
  if (words.some(word => word.startsWith('-'))) throw new Error('Use: npm test [-- <part of a path or title> …]')
  const startedAt = performance.now()
  const commit = commitHere()
  scratch = await makeTestFolder()
  process.env.TMPDIR = scratch
  // Workers and servers load the same files.
  process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')
  const isWhole = words.length > 0 ? await runSelected(words) : await runAll()
  const outcome = isWhole ? await secondLook() : { files: ranFiles(), failed: foundFailures(), unsteady: [] }
  await cleanUp()
  const minutes = { wall: (performance.now() - startedAt) / 60_000, processor: processorMinutes() }
  for (const line of closingLines({ ...outcome, minutes })) console.log(line)
  const { passed, failed } = countTests(outcome)
  const isGreen = failed === 0 && passed > 0
  if (isGreen && isWhole) await noteGreen(commit)
  process.exit(isGreen ? 0 : 1)
}

function ranFiles(): FileReport[] {
  return ran.flatMap(({ report }) => report.files)
}

function foundFailures(): Failure[] {
  const inTests = [...ranFiles().flatMap(({ failures }) => failures), ...ran.flatMap(({ report }) => report.errors)]
  return [...failedSteps, ...inTests]
}

/** What failed is run once more when everything else has ended. */
async function secondLook(): Promise<SecondLook> {
  const found = ran.flatMap(({ suite, report }) => {
    const failures = [...report.files.flatMap(file => file.failures), ...report.errors]
    return [...Map.groupBy(failures, ({ file }) => file)].map(([file, own]) => ({ suite, file, failures: own }))
  })
  if (found.length > 0) console.log(`\n══ Second look: ${found.map(({ file }) => file).join(', ')} ══`)
  const {
    files: again,
    failed,
    unsteady,
  } = await lookAgain(found, async (suite, file) => {
    const { report, isPassed } = await runTests([...suite.command, join(root, file), '--maxWorkers', '1'])
    return isPassed || hasFailure(report) ? report : null
  })
  const files = ranFiles().map(first => again.find(({ file }) => file === first.file) ?? first)
  return { files, failed: [...failedSteps, ...failed], unsteady }
}

/** Answers whether everything was run: it stops at the first step that fails before the journeys. */
async function runAll(): Promise<boolean> {
  console.log(describeInstallation())
  if (!(await step(unit.title, () => runSuite(unit)))) return false
  if (!(await step('Check and build', checkAndBuild))) return false
  await runSideBySide()
  return true
}

/**
 * Journeys and stories wait at different times, so no core is idle: a journey waits for its database more than it
 * computes, so of them three run at a time. What the stories print is shown after the journeys.
 */
async function runSideBySide(): Promise<void> {
  const printed = join(scratch, 'stories.log')
  const file = await open(printed, 'w')
  const stdio = ['ignore', file.fd, file.fd] satisfies SpawnOptions['stdio']
  const storiesPassed = step(stories.title, () => runSuite(stories, ['--maxWorkers', '2'], stdio))
  await step(journeys.title, () => runSuite(journeys, ['--maxWorkers', '3']))
  await storiesPassed
  await file.close()
  console.log(await readFile(printed, 'utf8'))
}

/** The build is one thread for most of its time, so the checks have the other core. */
async function checkAndBuild(): Promise<boolean> {
  const [checked, built] = await Promise.allSettled([run(process.execPath, ['commands/check.ts']), ensureWeb()])
  if (built.status === 'rejected') throw built.reason
  if (checked.status === 'rejected') throw checked.reason
  if (!checked.value) throw new Error('A check failed; what it found stands above.')
  return true
}

/** The end-to-end tests build the web themselves. */
async function runSelected(words: string[]): Promise<false> {
  for (const suite of [unit, journeys, stories]) {
    const { byPath, byTitle } = selectTests(suite.files, words)
    if (byPath.length > 0) await step(suite.title, () => runSuite(suite, byPath))
    const onlyNamed = [...byTitle, '--testNamePattern', titlePattern(words)]
    if (byTitle.length > 0) await step(suite.title, () => runSuite(suite, onlyNamed))
  }
  if (ran.length === 0)
    throw new Error(`No test has ${words.map(word => `"${word}"`).join(' or ')} in its path or title.`)
  return false
}

async function step(title: string, work: () => Promise<boolean>): Promise<boolean> {
  const startedAt = Date.now()
  console.log(`\n══ ${title} ══`)
  const isPassed = await work().catch((error: Error) => {
    failedSteps.push({ file: '', line: null, test: null, message: `${title}: ${error.message}` })
    console.error(error.message)
    return false
  })
  console.log(`${title}: ${isPassed ? 'passed' : 'failed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return isPassed
}

/** Runs a suite, or what `args` select of it, and keeps what it reports. */
async function runSuite(suite: Suite, args: readonly string[] = [], stdio?: SpawnOptions['stdio']): Promise<boolean> {
  const { report, isPassed } = await runTests([...suite.command, ...args], stdio)
  ran.push({ suite, report })
  if (!isPassed && !hasFailure(report))
    throw new Error('It ended without a report of what failed; the reason is above.')
  return isPassed
}

function hasFailure({ files, errors }: Report): boolean {
  return errors.length > 0 || files.some(({ failures }) => failures.length > 0)
}

async function runTests(command: string[], stdio?: SpawnOptions['stdio']) {
  const path = join(scratch, `report-${++reports}.json`)
  const isEnded = await run(process.execPath, command, { stdio, env: reportedTo(path) })
  const report = await readReport(path)
  return { report, isPassed: isEnded && report.files.length > 0 }
}

/** Of the processes that have ended, in minutes. */
function processorMinutes(): number | null {
  if (process.platform !== 'linux') return null
  // The time of ended children in ticks, 100 a second, counted after the name of the program, which may have spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100 / 60
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

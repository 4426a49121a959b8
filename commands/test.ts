import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './place.ts'
import { fail, onInterruption, run, stopEverything } from './processes.ts'
import { endThoseIn } from './remains.ts'
import { ensureWeb } from './web.ts'

const vitest = join(root, 'node_modules', '.bin', 'vitest')
const total = { passed: 0, failed: 0 }
/** Everything that the tests make lies in here, so that nothing of it is left, however they end. */
let scratch = ''

async function test(): Promise<void> {
  scratch = await mkdtemp(join(tmpdir(), 'citydesk-'))
  // The tests' databases may run as a user who is let into /tmp only.
  await chmod(scratch, 0o755)
  const isWell = await runAll()
  await tidy()
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(isWell && total.failed === 0 ? 0 : 1)
}

async function runAll(): Promise<boolean> {
  return (
    (await step('Check', () => run(process.execPath, ['commands/check.ts']))) &&
    (await step('Build', () => ensureWeb().then(() => true))) &&
    (await step('Journeys', () => counted([vitest, 'run']))) &&
    (await step('End to end', () => counted(['commands/e2e.ts'])))
  )
}

async function step(title: string, work: () => Promise<boolean>): Promise<boolean> {
  const startedAt = Date.now()
  console.log(`\n══ ${title} ══`)
  const failedBefore = total.failed
  const isWell = await work().catch((error: Error) => {
    console.error(error.message)
    return false
  })
  // A step can fail without a single failed test: a wrong type, a file that does not load.
  if (!isWell && total.failed === failedBefore) total.failed++
  console.log(`${title}: ${isWell ? 'passed' : 'failed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return isWell
}

/** Runs tests and adds them to the total. */
async function counted(args: string[]): Promise<boolean> {
  const report = join(scratch, 'report.json')
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isWell = await run(process.execPath, [...args, ...reporters], { TMPDIR: scratch })
  const text = await readFile(report, 'utf8').catch(() => '{}')
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text) as Record<string, number>
  total.passed += numPassedTests
  total.failed += numFailedTests
  return isWell
}

async function tidy(): Promise<void> {
  if (!scratch) return
  await endThoseIn(scratch)
  await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

onInterruption(async () => {
  await stopEverything()
  await tidy()
  return 130
})

test().catch(fail)

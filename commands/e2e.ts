import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { root } from './place.ts'
import { fail, onInterruption, run, stopEverything } from './processes.ts'
import { ensureWeb } from './web.ts'

async function runStories(): Promise<void> {
  await ensureWeb()
  console.log(`Browser: ${await findBrowser()}`)
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)]
  if (!(await run(process.execPath, [vitest, ...args]))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runStories().catch(fail)

import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { ensureHeadlessShell, findBrowser } from './test/find-browser.ts'

async function runStories(): Promise<void> {
  await ensureWeb()
  console.log(`Browser: ${await findBrowser()}`)
  await ensureHeadlessShell()
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)]
  if (!(await run(process.execPath, [vitest, ...args]))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runStories().catch(fail)

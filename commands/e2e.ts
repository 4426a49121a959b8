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
  const asked = process.argv.slice(2)
  // The pictures of the guides are made by a story that is no test.
  const [config, names] = asked.includes('--pictures')
    ? ['e2e/pictures/vitest.config.ts', []]
    : ['e2e/vitest.config.ts', asked]
  const args = ['run', '--config', config, ...names]
  if (!(await run(process.execPath, [vitest, ...args]))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runStories().catch(fail)

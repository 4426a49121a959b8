import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { ensureFirefox, ensureHeadlessShell, findBrowser, findFirefox } from './test/find-browser.ts'

async function runStories(): Promise<void> {
  await ensureWeb()
  const isFirefox = process.argv.includes('--firefox')
  if (isFirefox) await ensureFirefox()
  else await ensureHeadlessShell()
  console.log(`Browser: ${isFirefox ? findFirefox() : await findBrowser()}`)
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const asked = process.argv.slice(2).filter(word => word !== '--firefox')
  // The pictures of the guides are made by a story that is no test.
  const [config, names] = asked.includes('--pictures')
    ? ['e2e/pictures/vitest.config.ts', []]
    : ['e2e/vitest.config.ts', asked]
  const args = ['run', '--config', config, ...names]
  const env = isFirefox ? { STORIES_IN: 'firefox' } : {}
  if (!(await run(process.execPath, [vitest, ...args], { env }))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runStories().catch(fail)

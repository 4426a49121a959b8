import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { ensureFirefox, ensureHeadlessShell, findBrowser, findFirefox } from './test/find-browser.ts'

/** Of every area those that need nothing that WebDriver BiDi lacks: touch, sockets and bodies of requests, keys into a window behind another. */
const storiesInFirefox = [
  'access/log.test',
  'access/menus.test',
  'chats/chats-ending.test',
  'chats/chats-next.test',
  'chats/complaints.test',
  'chats/quick-reply-acts.test',
  'dashboard/figures.test',
  'dashboard/home.test',
  'desk/list-search.test',
  'money/refunds-by-hand.test',
  'orders/dispatch.test',
  'orders/lists.test',
  'security/announcement-html.test',
]

async function runStories(): Promise<void> {
  await ensureWeb()
  const isFirefox = process.argv.includes('--firefox')
  if (isFirefox) await ensureFirefox()
  else await ensureHeadlessShell()
  console.log(`Browser: ${isFirefox ? findFirefox() : await findBrowser()}`)
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const asked = process.argv.slice(2).filter(word => word !== '--firefox')
  const stories = isFirefox && asked.length === 0 ? storiesInFirefox : asked
  // The pictures of the guides are made by a story that is no test.
  const [config, names] = asked.includes('--pictures')
    ? ['e2e/pictures/vitest.config.ts', []]
    : ['e2e/vitest.config.ts', stories]
  const args = ['run', '--config', config, ...names]
  const env = isFirefox ? { STORIES_IN: 'firefox' } : {}
  if (!(await run(process.execPath, [vitest, ...args], { env }))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runStories().catch(fail)

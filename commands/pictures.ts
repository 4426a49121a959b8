import { join } from 'node:path'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { ensureHeadlessShell, findBrowser } from './test/find-browser.ts'

/** Pictures of every screen, in each width, theme and language. */
async function takePictures(): Promise<void> {
  await ensureWeb()
  await findBrowser()
  await ensureHeadlessShell()
  const sweep = join('e2e', 'pictures', 'sweep.ts')
  if (!(await run(process.execPath, [sweep, ...process.argv.slice(2)]))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

takePictures().catch(fail)

import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { ensureHeadlessShell } from './test/find-browser.ts'

/** Makes the pictures of docs/guide/ anew. */
async function makePictures(): Promise<void> {
  await ensureWeb()
  await ensureHeadlessShell()
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  if (!(await run(process.execPath, [vitest, 'run', '--config', 'e2e/pictures.config.ts']))) process.exitCode = 1
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

makePictures().catch(fail)

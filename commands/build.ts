import { serverFile } from './start/build-server.ts'
import { buildWeb } from './start/build-web.ts'
import { fail, onInterruption, stopEverything } from './start/child-processes.ts'

onInterruption(async () => {
  await stopEverything()
  return 130
})

const startedAt = Date.now()
await Promise.all([buildWeb(), serverFile()]).catch(fail)
console.log(`Built into dist in ${Math.round((Date.now() - startedAt) / 1000)} s.`)

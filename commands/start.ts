import { handOver } from './install/hand-over.mjs'
import { compiledBeside, serverFile } from './start/build-server.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, startServer, stopEverything } from './start/child-processes.ts'
import { stopOrphan } from './start/database.ts'
import { readSettings, refuseIfTaken } from './start/settings.ts'

let isStopping = false

async function start(): Promise<void> {
  const config = readSettings()
  if (config.DEMO) throw new Error('DEMO=1 is set. `npm start` is for real; the demo is `npm run demo`.')
  await refuseIfTaken(config)
  const [file] = await Promise.all([serverFile(), ensureWeb()])
  Object.assign(process.env, compiledBeside(file))
  handOver(process.execPath, [file])
  const { code, signal } = await startServer([file], { stdio: ['ignore', 'inherit', 'inherit'] }).ended
  if (isStopping) return
  if (signal) {
    console.error(`The server was stopped by ${signal}.`)
    await stopOrphan(config)
  }
  process.exit(code || 1)
}

onInterruption(async () => {
  isStopping = true
  await stopEverything()
  return 0
})

start().catch(fail)

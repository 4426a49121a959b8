import { join } from 'node:path'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/** Injects faults for a while and checks that nothing is lost: `npm run faults -- --minutes 30 --seed 7`. */
async function runFaults(): Promise<void> {
  const isPassed = await run(process.execPath, [join('bench', 'faults', 'main.ts'), ...process.argv.slice(2)])
  if (!isPassed) throw new Error('The faults found something. The line with the seed says how to see it again.')
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runFaults().catch(fail)

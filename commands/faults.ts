import { join } from 'node:path'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/** Injects faults and checks that nothing is lost: `npm run faults -- --minutes 30 --seed 7`. */
async function runFaults(): Promise<void> {
  const isPassed = await run(process.execPath, [join('bench', 'faults', 'main.ts'), ...process.argv.slice(2)])
  if (!isPassed) throw new Error('A check failed. The line with the seed says how to repeat the run.')
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

runFaults().catch(fail)

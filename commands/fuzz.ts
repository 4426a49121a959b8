import { join } from 'node:path'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/** Sends 200,000 requests made from the schemas: `npm run fuzz`, or `npm run fuzz -- 50000 7` for fewer with a seed. */
async function fuzz(): Promise<void> {
  const [requests = '200000', seed] = process.argv.slice(2)
  process.env.FUZZ_REQUESTS = requests
  if (seed !== undefined) process.env.FUZZ_SEED = seed
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const isPassed = await run(vitest, ['run', '--project', 'journeys', '--testTimeout', '0', 'journeys/security/fuzz'])
  if (!isPassed) throw new Error('Some requests got no answer. Each line above has the seed that sends them again.')
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

fuzz().catch(fail)

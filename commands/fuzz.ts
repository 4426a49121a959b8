import { join } from 'node:path'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/**
 * Sends 200,000 requests made from the schemas, and compares 10,000 shared answers with what each reader gets alone: `npm run fuzz`,
 * or `npm run fuzz -- 50000 7` for fewer requests with a seed.
 */
async function fuzz(): Promise<void> {
  const [requests = '200000', seed] = process.argv.slice(2)
  process.env.FUZZ_REQUESTS = requests
  process.env.FUZZ_PAIRS = '10000'
  if (seed !== undefined) process.env.FUZZ_SEED = seed
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const files = ['journeys/security/fuzz', 'journeys/desk/live/live-shared']
  const isPassed = await run(vitest, ['run', '--project', 'journeys', '--testTimeout', '0', ...files])
  if (!isPassed)
    throw new Error(
      'Some requests got no answer, or not the right one. Each line above has the seed that sends them again.',
    )
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

fuzz().catch(fail)

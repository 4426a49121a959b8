import { join } from 'node:path'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/** Makes every round of the journeys of which `npm test` makes some: `npm run drills`, or `npm run drills -- city-day` for one. */
async function drill(): Promise<void> {
  process.env.DRILLS = 'all'
  const files = ['orders-inbox-logs', 'dispatch-race', 'city-day', 'notifications-fuzz', 'ledger-property']
  const chosen = process.argv.slice(2)
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const terms = ['run', '--project', 'journeys', '--testTimeout', '0']
  const isPassed = await run(vitest, [...terms, ...(chosen.length > 0 ? chosen : files)])
  if (!isPassed) throw new Error('A round failed. The lines above say which.')
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

drill().catch(fail)

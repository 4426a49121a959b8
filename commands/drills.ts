import { join } from 'node:path'
import { tryNewScreen } from './check/try-new-screen.ts'
import { root } from './root.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'

/**
 * Makes every round of the journeys of which `npm test` makes some: `npm run drills`, or `npm run drills -- city-day` for one. `new-screen` is the
 * screen of docs/new-screen.md, made once more in a copy.
 */
async function drill(): Promise<void> {
  process.env.DRILLS = 'all'
  const files = ['orders-inbox-logs', 'dispatch-race', 'city-day', 'notifications-fuzz', 'ledger-property']
  const asked = process.argv.slice(2)
  const chosen = asked.filter(word => word !== 'new-screen')
  if (asked.length === 0 || chosen.length < asked.length) {
    if (!(await tryNewScreen())) throw new Error('A screen made as docs/new-screen.md says does not work.')
    if (asked.length > 0 && chosen.length === 0) return
  }
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

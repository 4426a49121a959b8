import { parseArgs } from 'node:util'
import { readCount } from '../lists/counts.ts'
import { violationsIn } from './check.ts'
import { runFaults } from './run.ts'

/** Injects faults for the given time. `node bench/faults/main.ts --minutes 30 --seed 7`, with PgBouncer `--pooler` */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    pooler: { type: 'boolean' },
  },
})
const minutes = readCount('minutes', values.minutes, { usual: 1, least: 0.1, isWhole: false })
const seed = readCount('seed', values.seed, { usual: Math.floor(Math.random() * 2 ** 31), least: 0 })

console.log(`Two nodes, one database, ${minutes} minutes. Repeat this run with --seed ${seed}.`)
const startedAt = Date.now()
const { result, happened, settledAfterMs } = await runFaults({
  seed,
  seconds: minutes * 60,
  isShort: values.short ?? false,
  isPooled: values.pooler ?? false,
  log: sentence => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${sentence}`),
})
console.table(happened)
console.table({ ...result, 'settled after, seconds': settledAfterMs / 1000 })
const violations = violationsIn(result)
for (const fault of violations) console.error(`BROKEN  ${fault}.`)
if (violations.length === 0) console.log('kept  Every committed notification reached its recipients, and nobody else.')
process.exit(violations.length > 0 ? 1 : 0)

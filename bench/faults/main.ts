import { parseArgs } from 'node:util'
import { faultsIn } from './check.ts'
import { runFaults } from './run.ts'

/** Kills, stops and cuts for as long as asked. `node bench/faults/main.ts --minutes 30 --seed 7` */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, short: { type: 'boolean' } },
})
const minutes = Number(values.minutes ?? 1)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error('Say how long, and which dice if you want the same again: --minutes 30 --seed 7.')

console.log(`Two nodes, one database, ${minutes} minutes. Seed ${seed}: the same again with --seed ${seed}.`)
const startedAt = Date.now()
const { verdict, happened, settledAfterMs } = await runFaults({
  seed,
  seconds: minutes * 60,
  isShort: values.short ?? false,
  log: sentence => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${sentence}`),
})
console.table(happened)
console.table({ ...verdict, 'settled after, seconds': settledAfterMs / 1000 })
const said = faultsIn(verdict)
for (const fault of said) console.error(`BROKEN  ${fault}.`)
if (said.length === 0)
  console.log('kept  Received is at least committed; nothing uncommitted, nothing of anybody else.')
process.exit(said.length > 0 ? 1 : 0)

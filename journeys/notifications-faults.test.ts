import { expect, test } from 'vitest'
import { faultsIn } from '../bench/faults/check.ts'
import { faultNames } from '../bench/faults/nemesis.ts'
import { runFaults } from '../bench/faults/run.ts'

/** `npm run faults -- --minutes 30` does the same for longer. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

test('whatever is killed, stopped, cut or slowed on two nodes, everybody gets what is theirs, and only that', {
  timeout: 180_000,
}, async () => {
  console.log(`Seed ${seed}: the same again with SEED=${seed}.`)
  const { verdict, happened } = await runFaults({ seed, seconds: 10, isShort: true, log: () => {} })
  console.log(verdict)
  expect(faultsIn(verdict)).toEqual([])
  for (const name of faultNames) expect(happened[name], name).toBeGreaterThan(0)
})

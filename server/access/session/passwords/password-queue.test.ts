import { expect, test } from 'vitest'
import { Refusal } from '#server/kit/refusal.ts'
import { budget } from '#server/process/limits/index.ts'
import { hashPassword, isPassword } from './password.ts'
import { hashInQueue } from './password-queue.ts'

/** Some milliseconds, so that a thread that gets no CPU for a moment is not overtaken by many. */
const job = { message: 'word', nonce: Buffer.alloc(16), memory: 8192, passes: 2, parallelism: 1, tagLength: 4 }

// Ends only what hangs.
const timeout = 60_000

test('A password is recognized, and no other one, nor one of an account that does not exist', { timeout }, async () => {
  const hash = await hashPassword('correct')
  expect(await isPassword('correct', hash, 'stranger')).toBe(true)
  expect(await isPassword('wrong', hash, 'stranger')).toBe(false)
  expect(await isPassword('correct', null, 'stranger')).toBe(false)
})

test('Strangers beyond the queue are refused at once; whoever is known does not wait behind them', {
  timeout,
}, async () => {
  // Both threads have started.
  await Promise.all([hashInQueue(job, 'known'), hashInQueue(job, 'known')])
  const order: string[] = []
  const ask = (asker: 'known' | 'stranger') =>
    Promise.try(() => hashInQueue(job, asker)).then(
      () => order.push(asker),
      error => order.push(error instanceof Refusal ? error.reason : String(error)),
    )
  const most = budget.strangerHashesAtOnce + budget.hashesWaiting
  await Promise.all([...Array.from({ length: most + 3 }, () => ask('stranger')), ask('known')])
  expect(order.filter(what => what === 'busy')).toHaveLength(3)
  expect(order.filter(what => what === 'stranger')).toHaveLength(most)
  const answered = order.filter(what => what !== 'busy')
  // Behind all of them it would be the last one. How many are faster depends on when the system lets its thread run.
  expect(answered.indexOf('known')).toBeLessThan(answered.length - 1)
})

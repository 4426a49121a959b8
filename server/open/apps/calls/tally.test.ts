import { expect, test } from 'vitest'
import type { Call } from './shown.ts'
import { createTally } from './tally.ts'

function call(appId: string, outcome: string, no = 0): Call {
  const request = { method: 'POST', url: `/open/v1/orders?no=${no}`, headers: {}, body: undefined, answer: undefined }
  return { appId, outcome, call: 'placeOrder', at: new Date(no), status: 401, address: '127.0.0.1', ...request }
}

type Taken = ReturnType<ReturnType<typeof createTally>['take']>
const keptOf = (taken: Taken, key: string) => taken.get(key)?.refused.map(({ at }) => at.getTime())

test('refused calls are kept up to 20 of an app and reason, and accepted ones are counted only', () => {
  const tally = createTally()
  for (let no = 1; no <= 25; no += 1) tally.count(call('one', 'signature', no))
  tally.count(call('one', 'badInput', 26))
  tally.count(call('one', 'accepted', 27))
  const taken = tally.take()
  expect(taken.get('one signature')?.calls).toBe(25)
  expect(keptOf(taken, 'one signature')).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(keptOf(taken, 'one badInput')).toEqual([26])
  expect(keptOf(taken, 'one accepted')).toEqual([])
})

test('of many apps 1,000 refused calls are kept, and as many again after they were taken', () => {
  const tally = createTally()
  const send = () => {
    for (let no = 0; no < 1500; no += 1) tally.count(call(`app-${no}`, 'signature', no))
    return [...tally.take().values()]
  }
  for (const taken of [send(), send()]) {
    expect(taken).toHaveLength(1500)
    expect(taken.flatMap(({ refused }) => refused)).toHaveLength(1000)
  }
})

test('what is put back is taken the next time before what came since, and counts within the same limits', () => {
  const tally = createTally()
  for (let no = 1; no <= 15; no += 1) tally.count(call('one', 'signature', no))
  const failed = tally.take()
  for (let no = 16; no <= 30; no += 1) tally.count(call('one', 'signature', no))
  tally.putBack(failed)
  for (let no = 0; no < 1500; no += 1) tally.count(call(`app-${no}`, 'signature', no))
  const taken = tally.take()
  expect(taken.get('one signature')?.calls).toBe(30)
  expect(taken.get('one signature')?.last.at.getTime()).toBe(30)
  expect(keptOf(taken, 'one signature')).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect([...taken.values()].flatMap(({ refused }) => refused)).toHaveLength(1000)
})

test('a call that cannot be masked is counted and kept, and says that it is not shown', () => {
  const tally = createTally()
  const answer = {
    get no(): string {
      throw new RangeError('a mistake')
    },
  }
  tally.count({ ...call('one', 'badInput'), answer })
  const kept = tally.take().get('one badInput')
  expect(kept?.calls).toBe(1)
  expect(kept?.refused[0]).toMatchObject({ request: 'POST /open/v1/orders?no=0', answer: '(not shown: RangeError)' })
})

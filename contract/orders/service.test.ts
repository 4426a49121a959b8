import { describe, expect, test } from 'vitest'
import { planOf, services } from './service.ts'

describe.each(services)('the plan of %s', service => {
  const { states, finals, inHand, queues } = planOf(service)

  test('has loads and queues of known states, and no worker has a final one in hand', () => {
    expect(states).toEqual(expect.arrayContaining([...inHand, ...Object.values(queues).flatMap(queue => queue.states)]))
    expect(inHand.filter(state => finals.includes(state))).toEqual([])
  })
})

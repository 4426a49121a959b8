import { describe, expect, test } from 'vitest'
import { canMove, movers } from '#contract/base/machine.ts'
import { planOf, services } from './service.ts'

describe.each(services)('the plan of %s', service => {
  const plan = planOf(service)
  const { states, moves, finals, inHand, clocks, timeouts, queues } = plan

  test('reaches every state from the initial one', () => {
    const reached = new Set<string>([states[0]])
    for (const state of reached) {
      for (const { from, to } of Object.values(moves)) if (from.includes(state) && to !== 'same') reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })

  test('has a move out of every state that is not final', () => {
    const stuck = states.filter(
      state =>
        !finals.includes(state) && !Object.values(moves).some(({ from, to }) => from.includes(state) && to !== 'same'),
    )
    expect(stuck).toEqual([])
  })

  test('has a mover for each move, and only known states', () => {
    for (const [name, { by, from, to }] of Object.entries(moves)) {
      expect(by.length, name).toBeGreaterThan(0)
      expect(movers, name).toEqual(expect.arrayContaining([...by]))
      expect(states, name).toEqual(expect.arrayContaining([...from, ...(to === 'same' ? [] : [to])]))
    }
  })

  test('has a move by the clock for each timeout, from the state of the timeout', () => {
    for (const [state, timeout] of Object.entries(timeouts)) {
      const move = timeout?.move ?? ''
      const kinds = moves[move]?.kinds ?? ['']
      for (const kind of kinds) expect(canMove(plan, { state, kind }, move, 'clock'), `${state}: ${move}`).toBe(true)
      expect(moves[move]?.to, `${state}: ${move}`).not.toBe(state)
    }
  })

  test('has clocks, loads and queues of known states that are not final', () => {
    const named = [...Object.keys(clocks), ...Object.keys(timeouts), ...inHand]
    expect(states).toEqual(expect.arrayContaining([...named, ...Object.values(queues).flatMap(queue => queue.states)]))
    expect(named.filter(state => finals.includes(state))).toEqual([])
  })
})

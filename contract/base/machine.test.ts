import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedMoves, canMove, machine, movers, stateAfter } from './machine.ts'

const order = machine({
  states: ['waiting', 'underway', 'over'],
  finals: ['over'],
  movers: ['staff', 'customer', 'shop', 'clock'],
  moves: {
    accept: { by: ['shop'], from: ['waiting'], to: 'underway' },
    note: { by: ['staff', 'customer'], from: ['waiting', 'underway', 'over'], to: 'same' },
    weigh: { by: ['shop'], from: ['underway'], to: 'same', kinds: ['parcel'] },
    finish: {
      by: ['customer', 'shop'],
      from: ['underway'],
      to: 'over',
      byOfKind: { parcel: 'customer', meal: 'shop' },
    },
    lapse: { by: ['clock'], from: ['waiting'], to: 'over' },
  },
})

describe('a move', () => {
  test('is made from its states only', () => {
    expect(order.states.filter(state => canMove(order, { state }, 'accept', 'shop'))).toEqual(['waiting'])
    expect(order.states.filter(state => canMove(order, { state }, 'note', 'staff'))).toEqual(order.states)
  })

  test('is made by its movers only', () => {
    const may = (by: string) => canMove(order, { state: 'waiting' }, 'lapse', by)
    expect(movers.filter(may)).toEqual(['clock'])
  })

  test('that is not in the machine is made by nobody', () => {
    expect(canMove(order, { state: 'waiting' }, 'fly', 'staff')).toBe(false)
    expect(canMove(order, { state: 'waiting' }, 'toString', 'staff')).toBe(false)
  })

  test('of some kinds is refused for a record of another kind or without a kind', () => {
    const may = (kind?: string) => canMove(order, { state: 'underway', ...(kind && { kind }) }, 'weigh', 'shop')
    expect([may('parcel'), may('meal'), may()]).toEqual([true, false, false])
  })

  test('whose mover depends on the kind is made by that mover only', () => {
    const may = (kind: string, by: string) => canMove(order, { state: 'underway', kind }, 'finish', by)
    expect([may('parcel', 'customer'), may('parcel', 'shop')]).toEqual([true, false])
    expect([may('meal', 'customer'), may('meal', 'shop')]).toEqual([false, true])
    expect(may('ride', 'shop')).toBe(false)
  })
})

test('What is allowed is listed in the order of the machine', () => {
  expect(allowedMoves(order, { state: 'underway', kind: 'parcel' }, 'shop')).toEqual(['weigh'])
  expect(allowedMoves(order, { state: 'underway', kind: 'meal' }, 'shop')).toEqual(['finish'])
  expect(allowedMoves(order, { state: 'underway', kind: 'parcel' }, 'customer')).toEqual(['note', 'finish'])
  expect(allowedMoves(order, { state: 'over' }, 'clock')).toEqual([])
})

test('A move leads to its state, or keeps the state if it has none', () => {
  expect(stateAfter(order, 'waiting', 'accept')).toBe('underway')
  expect(stateAfter(order, 'underway', 'note')).toBe('underway')
})

test('In any sequence of moves, a record is in a state of the machine, and only a note follows a final state', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(order.moves)), fc.constantFrom('staff', 'shop', 'clock')),
  )
  fc.assert(
    fc.property(steps, tried => {
      let state: (typeof order.states)[number] = 'waiting'
      for (const [name, by] of tried) {
        if (!canMove(order, { state, kind: 'meal' }, name, by)) continue
        if (state === 'over') expect(name).toBe('note')
        state = stateAfter(order, state, name as keyof typeof order.moves)
        expect(order.states).toContain(state)
      }
    }),
  )
})

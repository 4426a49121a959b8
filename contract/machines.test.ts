import { describe, expect, test } from 'vitest'
import { allowedMoves, canMove, type Machine, type Move, stateAfter } from '#contract/base/machine.ts'
import { registry, settingKeys } from '#contract/settings/registry.ts'

/** Every machine that a file of the contract exports: a new one is tested as soon as it is there. */
const machines = Object.values(
  import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true }),
)
  .flatMap(exported => Object.entries(exported))
  .filter((entry): entry is [string, Machine] => isMachine(entry[1]))

function isMachine(value: unknown): value is Machine {
  return typeof value === 'object' && value !== null && ['states', 'movers', 'moves'].every(key => key in value)
}

/** The kinds of records that the moves of a machine distinguish, and one that none of them names. */
function kindsOf({ moves }: Machine): string[] {
  const named = Object.values(moves).flatMap(({ kinds = [], byOfKind = {} }) => [...kinds, ...Object.keys(byOfKind)])
  return [...new Set(named), 'another']
}

function isByTable(
  { by, from, kinds, byOfKind }: Move,
  { state, kind }: { state: string; kind: string },
  mover: string,
) {
  const isOfKind = kinds === undefined || kinds.includes(kind)
  return from.includes(state) && by.includes(mover) && isOfKind && (byOfKind === undefined || byOfKind[kind] === mover)
}

const leaves = (state: string, { from, to }: Move) => from.includes(state) && to !== 'same' && to !== state

test('The machines are found', () => {
  const names = machines.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['food', 'challenge', 'refundMachine', 'chatMachine', 'exportMachine']))
  expect(new Set(names).size).toBe(names.length)
})

describe.each(machines)('%s', (_name, machine) => {
  const { states, begins = [], finals, movers, moves, clocks = {}, timeouts = {} } = machine

  test('names states, movers and moves of its own, each once', () => {
    for (const list of [states, begins, finals, movers]) expect(new Set(list).size).toBe(list.length)
    expect(states).toEqual(
      expect.arrayContaining([...begins, ...finals, ...Object.keys(clocks), ...Object.keys(timeouts)]),
    )
    for (const [name, { by, from, to, byOfKind = {} }] of Object.entries(moves)) {
      expect(Math.min(by.length, from.length), name).toBeGreaterThan(0)
      expect(states, name).toEqual(expect.arrayContaining([...from, ...(to === 'same' ? [] : [to])]))
      expect(movers, name).toEqual(expect.arrayContaining([...by]))
      expect(by, name).toEqual(expect.arrayContaining(Object.values(byOfKind)))
    }
    expect(movers).toEqual(expect.arrayContaining([...new Set(Object.values(moves).flatMap(({ by }) => by))]))
  })

  test('allows each move in its states, to its movers, for its kinds, and no other', () => {
    for (const state of states) {
      for (const kind of kindsOf(machine)) {
        for (const mover of [...movers, 'somebody else']) {
          const allowed = Object.keys(moves).filter(name => isByTable(moves[name] as Move, { state, kind }, mover))
          expect(allowedMoves(machine, { state, kind }, mover), `${state} ${kind} ${mover}`).toEqual(allowed)
          for (const name of Object.keys(moves)) {
            expect(canMove(machine, { state, kind }, name, mover), `${state} ${name}`).toBe(allowed.includes(name))
          }
          expect(canMove(machine, { state, kind }, 'constructor', mover)).toBe(false)
        }
      }
      for (const [name, { to }] of Object.entries(moves)) {
        expect(stateAfter(machine, state, name)).toBe(to === 'same' ? state : to)
      }
    }
  })

  test('reaches every state from those in which records begin', () => {
    const reached = new Set<string>([states[0], ...begins])
    for (const state of reached) {
      for (const move of Object.values(moves)) if (leaves(state, move)) reached.add(move.to)
    }
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })

  test('has a way out of every state but its final ones', () => {
    const ends = states.filter(state => !Object.values(moves).some(move => leaves(state, move)))
    expect([...finals].toSorted()).toEqual(ends.toSorted())
  })

  test('has clocks in states that end, and time limits that the clock can keep', () => {
    for (const state of [...Object.keys(clocks), ...Object.keys(timeouts)]) expect(finals).not.toContain(state)
    for (const [state, timeout] of Object.entries(timeouts)) {
      if (!timeout) continue
      const { kinds = ['another'], by, from, to } = moves[timeout.move] as Move
      expect(kinds.length, state).toBeGreaterThan(0)
      expect(by, state).toContain('clock')
      expect(from, state).toContain(state)
      expect(to, state).not.toBe('same')
      if (timeout.after === 'ownMoment' || timeout.setting === undefined) continue
      expect(settingKeys, state).toContain(timeout.setting)
      expect(registry[timeout.setting as keyof typeof registry].usual, state).toEqual(timeout.after)
    }
  })
})

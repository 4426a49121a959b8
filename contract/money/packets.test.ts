import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMove, stateAfter } from '#contract/base/machine.ts'
import { type PacketMove, type PacketState, packetMachine } from './packets.ts'

const moves = Object.keys(packetMachine.moves) as PacketMove[]
const movers = ['staff', 'peer', 'clock'] as const

/** Every state × direction × mover, written out by hand: the moves that are possible there. */
const possible: Partial<
  Record<PacketState, Record<'out' | 'in', Partial<Record<(typeof movers)[number], PacketMove[]>>>>
> = {
  pending_approval: { out: { staff: ['send', 'approve', 'reject'] }, in: { peer: ['receive'] } },
  sent: {
    out: { staff: ['revoke'], peer: ['open'], clock: ['expire'] },
    in: { staff: ['open'], clock: ['expire'] },
  },
}

for (const direction of ['out', 'in'] as const) {
  test.each(packetMachine.states)(`The moves of a packet in %s that goes ${direction}`, state => {
    for (const by of movers) {
      const found = moves.filter(move => canMove(packetMachine, { state, kind: direction }, move, by))
      expect([by, found]).toEqual([by, possible[state]?.[direction]?.[by] ?? []])
    }
  })
}

test('In any sequence of moves, the money leaves the pool at most once', () => {
  const tries = fc.array(fc.tuple(fc.constantFrom(...moves), fc.constantFrom(...movers)), { maxLength: 30 })
  fc.assert(
    fc.property(fc.constantFrom('out', 'in'), tries, (kind, tried) => {
      let state: PacketState = 'pending_approval'
      const made: PacketMove[] = []
      for (const [move, by] of tried) {
        if (!canMove(packetMachine, { state, kind }, move, by)) continue
        state = stateAfter(packetMachine, state, move)
        made.push(move)
      }
      const settled = made.filter(move => ['open', 'expire', 'revoke'].includes(move))
      expect(settled.length).toBeLessThanOrEqual(1)
      if (settled.length === 1) expect(['send', 'approve', 'receive']).toContain(made[0])
    }),
  )
})

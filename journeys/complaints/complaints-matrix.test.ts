import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import {
  type ComplaintMove,
  type ComplaintState,
  complaintMachine,
  complaintMoveNames,
  complaintMovers,
  complaintStates,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { attempt, type Complaint, complain, complaintIn } from '../setup/chats/complaints.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'

let server: TestServer
let desk: Desk
let order: Order
let other: Complaint

beforeAll(async () => {
  server = await startTestServer()
  desk = await server.signIn('kefu_leader')
  order = await server.street.order('preparing/accepted')
  other = await complain(server, { order })
})
afterAll(() => server.stop())

/** A second no is another move, and the clock makes one move only from each state. */
function isLegal(move: ComplaintMove, state: ComplaintState, by: (typeof complaintMovers)[number]): boolean {
  return canMove(complaintMachine, { state }, move, by)
}

const clockMoves: Partial<Record<ComplaintState, ComplaintMove>> = {
  pending: 'escalate',
  processing: 'escalate',
  evidence: 'missStatement',
  confirming: 'accept',
}

/** Only of P0 is safety checked, and those come no further without. */
function aboutSafety(move: ComplaintMove, state: ComplaintState) {
  const isFarther = state === 'confirming' || state === 'closed'
  return move === 'checkSafety' && !isFarther ? { type: 'D300', about: 'merchant' } : {}
}

async function read({ id }: Complaint) {
  return desk.call(complaints.get, { id })
}

describe('the table of states', () => {
  for (const by of complaintMovers.filter(mover => mover !== 'clock')) {
    for (const move of complaintMoveNames.filter(name => name !== 'disputeAgain')) {
      test(`${by}: ${move} goes exactly from where the table says, to where it says`, async () => {
        for (const state of complaintStates) {
          const complaint = await complaintIn(server, desk, state, { order, ...aboutSafety(move, state) })
          const done = await attempt(server, desk, complaint, { move, by, other })
          if (done === 'no door') return expect(complaintMachine.moves[move].by).not.toContain(by)
          expect([state, done]).toEqual([state, isLegal(move, state, by)])
          const { to } = complaintMachine.moves[move]
          const after = await read(complaint)
          expect(after.state).toBe(done && to !== 'same' ? to : state)
          expect(after.allowed.every(act => canMove(complaintMachine, after, act, 'staff'))).toBe(true)
        }
      })
    }
  }

  for (const state of complaintStates) {
    test(`the clock of ${state} makes the one move that the table gives it, and no other`, async () => {
      const complaint = await complaintIn(server, desk, state, { order })
      const move = clockMoves[state]
      expect(await attempt(server, desk, complaint, { move: move ?? 'accept', by: 'clock', other })).toBe(Boolean(move))
      if (!move) return expect((await read(complaint)).state).toBe(state)
      expect(isLegal(move, state, 'clock')).toBe(true)
      expect(await read(complaint)).toMatchObject({ state: complaintMachine.moves[move].to })
    })
  }

  test('is what an open complaint offers: every offered act is accepted, every other refused', async () => {
    for (const state of complaintStates) {
      for (const move of complaintMoveNames.filter(name =>
        complaintMachine.moves[name].by.includes('staff' as never),
      )) {
        if (move === 'disputeAgain') continue
        const complaint = await complaintIn(server, desk, state, { order })
        const { allowed } = await read(complaint)
        const done = await attempt(server, desk, complaint, { move, by: 'staff', other })
        expect([state, move, done]).toEqual([state, move, (allowed as string[]).includes(move)])
      }
    }
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import {
  type ComplaintMove,
  type ComplaintState,
  complaintMachine,
  complaintMoveNames,
  complaintMovers,
  complaintStates,
  staffComplaintMoves,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { act, attempt, type Complaint, complain, complaintIn, runOut } from '../setup/complaints/complaints.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk
let order: Order
let other: Complaint

beforeAll(async () => {
  desk = await server.signIn('kefu_leader')
  order = await server.fixtures.order('preparing/accepted')
  other = await complain(server, { order })
})

/** The move that the clock makes when the time of a state is over. */
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

const standing = new Map<string, Promise<Complaint>>()

/** A complaint for one move from a state. Those that are only refused share one, which no refusal may touch. */
function complaintFor(move: ComplaintMove, state: ComplaintState, isRefused: boolean): Promise<Complaint> {
  const terms = aboutSafety(move, state)
  const key = JSON.stringify([state, terms])
  const shared = isRefused ? standing.get(key) : undefined
  const complaint = shared ?? complaintIn(server, desk, state, { order, ...terms })
  if (isRefused) standing.set(key, complaint)
  return complaint
}

async function read({ id }: Complaint) {
  return desk.call(complaints.get, { id })
}

/** What happened to it, oldest first. */
async function actionsOf({ id }: Complaint): Promise<string[]> {
  const events = await server.db
    .selectFrom('events')
    .select('action')
    .where('subject', '=', 'complaints')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ action }) => action)
}

describe('the table of states', () => {
  for (const by of complaintMovers.filter(mover => mover !== 'clock')) {
    for (const move of complaintMoveNames.filter(name => name !== 'disputeAgain')) {
      test(`${by}: ${move} goes exactly from where the table says, to where it says`, async () => {
        for (const state of complaintStates) {
          const isLegal = canMove(complaintMachine, { state }, move, by)
          const complaint = await complaintFor(move, state, !isLegal)
          const done = await attempt(server, desk, complaint, { move, by, other })
          if (done === 'no endpoint') return expect(complaintMachine.moves[move].by).not.toContain(by)
          expect([state, done]).toEqual([state, isLegal])
          const { to } = complaintMachine.moves[move]
          expect((await read(complaint)).state).toBe(isLegal && to !== 'same' ? to : state)
        }
      })
    }
  }

  for (const by of ['complainant', 'staff'] as const) {
    test(`${by}: a second no leads to a leader`, async () => {
      const complaint = await complaintIn(server, desk, 'confirming', { order })
      expect(await attempt(server, desk, complaint, { move: 'dispute', by, other })).toBe(true)
      expect((await read(complaint)).state).toBe(complaintMachine.moves.dispute.to)
      await act(desk, 'propose', complaint.id)
      expect(await attempt(server, desk, complaint, { move: 'dispute', by, other })).toBe(true)
      expect((await read(complaint)).state).toBe(complaintMachine.moves.disputeAgain.to)
    })
  }

  test('has a timeout for each state that the clock may leave, and for each move of the clock a state', () => {
    const timed = complaintStates.filter(state =>
      complaintMoveNames.some(name => canMove(complaintMachine, { state }, name, 'clock')),
    )
    expect(Object.keys(clockMoves).toSorted()).toEqual(timed.toSorted())
    const byClock = complaintMoveNames.filter(name => complaintMachine.moves[name].by.some(by => by === 'clock'))
    expect([...new Set(Object.values(clockMoves))].toSorted()).toEqual(byClock.toSorted())
  })

  for (const state of complaintStates) {
    test(`the clock of ${state} makes the one move that the table gives it, and no other`, async () => {
      const complaint = await complaintIn(server, desk, state, { order })
      const eventsOf = async () => (await actionsOf(complaint)).length
      const before = await eventsOf()
      await runOut(server, complaint)
      const move = clockMoves[state]
      expect((await read(complaint)).state).toBe(move ? complaintMachine.moves[move].to : state)
      expect((await actionsOf(complaint)).slice(before)).toEqual(move ? [`complaints.${move}`] : [])
    })
  }

  test('agrees with the offered moves: every offered move is accepted, every other is refused for the state', async () => {
    let offered = 0
    for (const state of complaintStates) {
      for (const move of staffComplaintMoves) {
        const { allowed } = await read(await complaintFor(move, state, true))
        const complaint = await complaintFor(move, state, !allowed.includes(move))
        const done = await attempt(server, desk, complaint, { move, by: 'staff', other })
        expect([state, move, done]).toEqual([state, move, allowed.includes(move)])
        if (done) offered += 1
      }
    }
    expect(offered).toBeGreaterThan(complaintStates.length)
  })
})

import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import {
  type ComplaintState,
  complaintMachine,
  type StaffComplaintMove,
  staffComplaintMoves,
} from '#contract/complaints/complaint.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import { complaintGuard } from './guards.ts'

const me = 1
const colleague = 2
const caller = (...permissions: string[]) => ({ userId: me, permissions: new Set(permissions) }) as unknown as Caller
const agent = caller('complaints.handle')
const leader = caller('complaints.handle', 'complaints.assign', 'complaints.resolve')

type Guarded = Parameters<typeof complaintGuard>[0]
const complaint = (state: ComplaintState, more: Partial<Guarded> = {}): Guarded => ({
  state,
  level: 'P1',
  assignee_id: state === 'pending' ? null : me,
  safety_at: null,
  reopens: 0,
  merged_into: null,
  closed_at: state === 'closed' ? Date.now() : null,
  ...more,
})
const allowed = (guarded: Guarded, who: Caller) =>
  staffComplaintMoves.filter(move => complaintGuard(guarded, move, who, usualSetting) === null)

const talk: StaffComplaintMove[] = ['reply', 'note']

/** Written out by hand, not read off the machine. */
const ofAssignee: Record<ComplaintState, StaffComplaintMove[]> = {
  pending: ['claim', ...talk, 'escalate', 'withdraw', 'merge'],
  processing: [...talk, 'askEvidence', 'propose', 'escalate', 'withdraw', 'merge'],
  evidence: [...talk, 'giveStatement', 'escalate'],
  confirming: [...talk, 'dispute', 'escalate'],
  escalated: talk,
  closed: ['note'],
}
const ofLeader: Record<ComplaintState, StaffComplaintMove[]> = {
  pending: ['claim', 'assign', ...talk, 'escalate', 'withdraw', 'merge'],
  processing: ['reassign', ...talk, 'askEvidence', 'propose', 'escalate', 'withdraw', 'merge'],
  evidence: ['reassign', ...talk, 'giveStatement', 'escalate'],
  confirming: ['reassign', ...talk, 'dispute', 'escalate'],
  escalated: ['reassign', ...talk, 'resolve'],
  closed: ['note', 'reopen'],
}

describe('What is allowed in each state', () => {
  test.each(complaintMachine.states)('%s', state => {
    const others = complaint(state, { assignee_id: state === 'pending' ? null : colleague })
    expect(allowed(complaint(state), agent)).toEqual(ofAssignee[state])
    expect(allowed(others, leader)).toEqual(ofLeader[state])
    expect(allowed(others, caller('complaints.view'))).toEqual([])
    if (state !== 'pending') expect(allowed(others, agent)).toEqual(['note'])
  })
})

test('The second of two claims is refused with who has it, whatever the state', () => {
  expect(complaintGuard(complaint('processing', { assignee_id: colleague }), 'claim', agent, usualSetting)).toBe(
    'complaintTakenBy',
  )
  expect(complaintGuard(complaint('processing'), 'claim', agent, usualSetting)).toBe('complaintTakenBy')
})

test('Nothing of P0 is proposed or closed before its safety check, which is made once', () => {
  const unchecked = (state: ComplaintState) => complaint(state, { level: 'P0' })
  const checked = (state: ComplaintState) => complaint(state, { level: 'P0', safety_at: Date.now() })
  for (const move of ['propose', 'withdraw', 'merge'] as const) {
    expect([move, complaintGuard(unchecked('processing'), move, agent, usualSetting)]).toEqual([
      move,
      'safetyUnchecked',
    ])
    expect([move, complaintGuard(checked('processing'), move, agent, usualSetting)]).toEqual([move, null])
  }
  expect(complaintGuard(unchecked('processing'), 'checkSafety', agent, usualSetting)).toBeNull()
  expect(complaintGuard(checked('processing'), 'checkSafety', agent, usualSetting)).toBe('alreadySo')
  expect(complaintGuard(complaint('processing'), 'checkSafety', agent, usualSetting)).toBe('alreadySo')
})

test('A closed complaint is reopened once, within seven days, and not after a merge', () => {
  const closed = (more: Partial<Guarded>) => complaintGuard(complaint('closed', more), 'reopen', leader, usualSetting)
  expect(closed({ closed_at: Date.now() - 6 * dayMs })).toBeNull()
  expect(closed({ closed_at: Date.now() - 8 * dayMs })).toBe('complaintReopenTooLate')
  expect(closed({ reopens: 1 })).toBe('complaintReopenTooLate')
  expect(closed({ merged_into: 7 })).toBe('complaintMerged')
})

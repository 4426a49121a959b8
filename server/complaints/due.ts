import { randomUUID } from 'node:crypto'
import type { ComplaintMove, ComplaintState } from '#contract/complaints/complaint.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Due, dueQueue } from './clock.ts'
import { tellNear } from './desk-news.ts'
import { lockComplaint } from './hold.ts'
import { moveComplaint } from './moves.ts'
import type { ComplaintRecord } from './table.ts'

/** What the clock does to a complaint that stays too long. */
const moveAfter: Partial<Record<ComplaintState, ComplaintMove>> = {
  pending: 'escalate',
  processing: 'escalate',
  evidence: 'missStatement',
  confirming: 'accept',
}

/** Starts everything that happens to complaints because time passes. */
export async function startComplaintClocks(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<Due>(dueQueue, due =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
      const complaint = await lockComplaint(change.db, due.id)
      if (complaint) await comeDue(change, complaint, due)
    }),
  )
}

/** Acts only if the clock still runs that was running when this was laid down; so it may run late, or twice. */
async function comeDue(change: Change, complaint: ComplaintRecord, { at, step }: Due): Promise<void> {
  if (step === 'hotline') {
    const isOurs = ['pending', 'processing', 'evidence'].includes(complaint.state)
    if (isOurs) await moveComplaint(change, complaint, 'escalate', { by: 'clock' })
    return
  }
  if (complaint.due_at !== at) return
  if (step === 'near') return tellNear(change, complaint)
  const move = moveAfter[complaint.state]
  if (!move) return
  const set = move === 'missStatement' ? { is_statement_missed: true } : {}
  await moveComplaint(change, complaint, move, { by: 'clock', set })
}

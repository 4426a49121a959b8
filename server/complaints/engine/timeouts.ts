import { randomUUID } from 'node:crypto'
import type { ComplaintMove, ComplaintState } from '#contract/complaints/complaint.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type ClockJob, clockQueue } from './clock.ts'
import { lockComplaint, moveComplaint } from './moves.ts'
import { notifyNearDeadline } from './notifications.ts'

/** The move that is made when the clock of a state has run out. */
const moveAfter: Partial<Record<ComplaintState, ComplaintMove>> = {
  pending: 'escalate',
  processing: 'escalate',
  evidence: 'missStatement',
  confirming: 'accept',
}

/** Starts the job of the complaints' clocks. */
export async function startComplaintClocks(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<ClockJob>(clockQueue, job =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
      const complaint = await lockComplaint(change.db, job.id)
      if (complaint) await onClock(change, complaint, job)
    }),
  )
}

/** Does nothing unless the clock that the job was scheduled for still runs, so that a job may run late or twice. */
async function onClock(change: Change, complaint: ComplaintRecord, { at, step }: ClockJob): Promise<void> {
  if (step === 'hotline') {
    const isOurs = ['pending', 'processing', 'evidence'].includes(complaint.state)
    if (isOurs) await moveComplaint(change, complaint, 'escalate', { by: 'clock' })
    return
  }
  if (complaint.due_at !== at) return
  if (step === 'near') return notifyNearDeadline(change, complaint)
  const move = moveAfter[complaint.state]
  if (!move) return
  const set = move === 'missStatement' ? { is_statement_missed: true } : {}
  await moveComplaint(change, complaint, move, { by: 'clock', set })
}

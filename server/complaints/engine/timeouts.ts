import { canMove, timeoutOf } from '#contract/base/machine.ts'
import { complaintMachine } from '#contract/complaints/complaint.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type ClockJob, clockQueue } from './clock.ts'
import { lockComplaint, moveComplaint } from './moves.ts'
import { notifyNearDeadline, notifyOfHotline } from './notifications.ts'
import { complaintRecords } from './records.ts'

/** Starts the job of the complaints' clocks. */
export async function startComplaintClocks(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<ClockJob>(clockQueue, job =>
    makeClockChange(runtime, async change => {
      const complaint = await lockComplaint(change.db, job.id)
      if (complaint) await onClock(change, complaint, job)
    }),
  )
}

/** Does nothing unless the clock that the job was scheduled for still runs, so that a job may run late or twice. */
async function onClock(change: Change, complaint: ComplaintRecord, { at, step }: ClockJob): Promise<void> {
  if (step === 'hotline' || step === 'hotlineEnd') {
    if (complaint.hotline_due_at === at) await onHotline(change, complaint, step)
    return
  }
  if (complaint.due_at !== at) return
  if (step === 'near') return notifyNearDeadline(change, complaint)
  const timeout = timeoutOf(complaintMachine, complaint.state)
  if (!timeout) return
  const { move } = timeout
  const set = move === 'missStatement' ? { is_statement_missed: true } : {}
  await moveComplaint(change, complaint, move, { by: 'clock', set })
}

/** An authority waits: an alarm a day before its deadline, a leader after it. Whatever was proposed meanwhile, it is not closed. */
async function onHotline(change: Change, complaint: ComplaintRecord, step: 'hotline' | 'hotlineEnd'): Promise<void> {
  if (complaint.state === 'closed') return
  const isOver = step === 'hotlineEnd'
  await recordEvent(change, {
    action: isOver ? 'complaints.breachHotline' : 'complaints.warnHotline',
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
  })
  const isEscalating = isOver && canMove(complaintMachine, complaint, 'escalate', 'clock')
  const now = isEscalating ? await moveComplaint(change, complaint, 'escalate', { by: 'clock' }) : complaint
  await notifyOfHotline(change, now, isOver)
  complaintRecords.nudge(change, complaint)
}

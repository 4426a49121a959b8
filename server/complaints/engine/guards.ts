import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import {
  type ComplaintMove,
  type ComplaintState,
  complaintMachine,
  type StaffComplaintMove,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import {
  type CompensationMove,
  compensationMachine,
  type JudgingMove,
  punishmentMachine,
} from '#contract/complaints/decision.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { CompensationRecord, ComplaintRecord, PunishmentRecord } from '#server/complaints/table.ts'
import { type Caller, may } from '#server/kit/caller.ts'

export type Guarded = Pick<
  ComplaintRecord,
  'state' | 'level' | 'assignee_id' | 'safety_at' | 'reopens' | 'merged_into' | 'closed_at'
>

/** Moves that staff make with a complaint whoever is assigned; all others need `complaints.assign` there. */
const openToAll: readonly StaffComplaintMove[] = ['claim', 'assign', 'reassign', 'note', 'resolve', 'reopen']

/** States that a P0 complaint does not reach before its safety check. */
const afterSafetyCheck: readonly ComplaintState[] = ['confirming', 'closed']

/** Why this member of staff may not make a move with the complaint now, or null: for what the view offers and the handler refuses. */
export function complaintGuard(
  complaint: Guarded,
  move: StaffComplaintMove,
  caller: Caller,
  setting: SettingReader,
): Reason | null {
  if (!may(caller, complaints[move].needs)) return 'noPermission'
  // The refusal of a second claim names the assignee rather than the new state.
  if (move === 'claim' && complaint.assignee_id !== null) return 'complaintTakenBy'
  if (!mayHandle(complaint, move, caller)) return 'complaintTakenBy'
  if (!canMove(complaintMachine, complaint, move, 'staff')) return 'complaintNotInThisState'
  if (move === 'checkSafety' && !lacksSafetyCheck(complaint)) return 'alreadySo'
  if (needsSafetyCheck(complaint, move)) return 'safetyUnchecked'
  return move === 'reopen' ? reopenRefusal(complaint, setting) : null
}

function mayHandle({ assignee_id }: Guarded, move: StaffComplaintMove, { userId, permissions }: Caller): boolean {
  if (assignee_id === null || assignee_id === userId) return true
  return openToAll.includes(move) || permissions.has('complaints.assign')
}

function lacksSafetyCheck({ level, safety_at }: Guarded): boolean {
  return level === 'P0' && safety_at === null
}

/** Whether the move has to wait for the safety check. */
export function needsSafetyCheck(complaint: Guarded, move: ComplaintMove): boolean {
  const { to } = complaintMachine.moves[move]
  return lacksSafetyCheck(complaint) && (afterSafetyCheck as readonly string[]).includes(to)
}

/** Until when a closed complaint can be reopened, or null: once, for some time, and none that was merged. */
export function reopenUntil(
  { state, reopens, merged_into, closed_at }: Guarded,
  setting: SettingReader,
): number | null {
  if (state !== 'closed' || reopens > 0 || merged_into !== null || closed_at === null) return null
  const until = closed_at + setting('complaints.reopen') * 1000
  return until > Date.now() ? until : null
}

/** Why a complaint cannot be reopened by anybody, or null where time and count allow it. */
export function reopenRefusal(complaint: Guarded, setting: SettingReader): Reason | null {
  if (complaint.merged_into !== null) return 'complaintMerged'
  return complaint.state === 'closed' && reopenUntil(complaint, setting) === null ? 'complaintReopenTooLate' : null
}

/** The values of the refusal's sentence `complaintReopenTooLate`. */
export function reopenLimit(setting: SettingReader) {
  return { days: Math.round(setting('complaints.reopen') / 8640) / 10 }
}

/** Why this caller may not decide about money that somebody asked for, or null; never the one who asked. */
export function compensationGuard(
  { state, asked_by_id }: Pick<CompensationRecord, 'state' | 'asked_by_id'>,
  move: CompensationMove,
  caller: Caller,
): Reason | null {
  if (!may(caller, complaints.approveCompensation.needs)) return 'noPermission'
  if (!canMove(compensationMachine, { state }, move, 'staff')) return 'complaintNotInThisState'
  return asked_by_id === caller.userId ? 'ownRequest' : null
}

/** Why this caller may not judge an appeal, or null; never the one who decided about the punishment. */
export function punishmentGuard(
  { state, by_id }: Pick<PunishmentRecord, 'state' | 'by_id'>,
  move: JudgingMove,
  caller: Caller,
): Reason | null {
  if (!may(caller, complaints[move].needs)) return 'noPermission'
  if (!canMove(punishmentMachine, { state }, move, 'staff')) return 'complaintNotInThisState'
  return by_id === caller.userId ? 'judgedBefore' : null
}

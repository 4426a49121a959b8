import { timeoutOf } from '#contract/base/machine.ts'
import { type ComplaintState, complaintClocks, complaintMachine, nearShare } from '#contract/complaints/complaint.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'

export const clockQueue = 'complaints.due'

/** `near`: close to the end of its clock; `end`: past it; `hotline`: a day before an authority's deadline; `hotlineEnd`: past that. */
export type ClockJob = { id: number; at: number; step: 'near' | 'end' | 'hotline' | 'hotlineEnd' }

type Clock = { clock_at: Date | null; near_at: Date | null; due_at: Date | null }
type Timed = Pick<
  ComplaintRecord,
  'level' | 'state' | 'state_at' | 'clock_at' | 'due_at' | 'resolve_at' | 'resolve_due_at'
>

const noClock: Clock = { clock_at: null, near_at: null, due_at: null }

/** The clock of the state that a complaint enters now, and the resolve clock that is kept while the other side is asked. */
export function clockOf(setting: SettingReader, complaint: Timed, to: ComplaintState) {
  const none = { resolve_at: null, resolve_due_at: null }
  if (!timeoutOf(complaintMachine, to)) return { ...noClock, ...none }
  const seconds = secondsInState(complaintMachine, { state: to, kind: complaint.level }, setting)
  const now = Date.now()
  const clock = to === 'processing' ? resolveClock(complaint, now, seconds) : running(now, seconds)
  const kept = { resolve_at: dateOf(complaint.clock_at), resolve_due_at: dateOf(complaint.due_at) }
  // Colleagues are warned of what waits for them, not of what waits for one of the parties.
  const isOurs = to === 'pending' || to === 'processing'
  return { ...clock, ...(!isOurs && { near_at: null }), ...(to === 'evidence' ? kept : none) }
}

/** Begins anew, unless it was paused while the other side was asked. */
function resolveClock(complaint: Timed, now: number, seconds: number): Clock {
  const { state, state_at, resolve_at, resolve_due_at } = complaint
  if (state !== 'evidence' || resolve_at === null || resolve_due_at === null) return running(now, seconds)
  const pausedMs = now - state_at
  return between(resolve_at + pausedMs, resolve_due_at + pausedMs)
}

function running(now: number, seconds: number): Clock {
  return between(now, now + seconds * 1000)
}

function between(since: number, due: number): Clock {
  return { clock_at: new Date(since), near_at: new Date(since + (due - since) * nearShare), due_at: new Date(due) }
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at)
}

/** Schedules the jobs of the clock that runs now. */
export async function scheduleClock(change: Change, { id, near_at, due_at }: ComplaintRecord): Promise<void> {
  if (due_at === null) return
  const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))
  if (near_at !== null)
    await change.later(clockQueue, { id, at: due_at, step: 'near' } satisfies ClockJob, secondsUntil(near_at))
  await change.later(clockQueue, { id, at: due_at, step: 'end' } satisfies ClockJob, secondsUntil(due_at))
}

/** Schedules the alarm before an authority's deadline, and what happens at it. Fixed: no move of the complaint changes it. */
export async function scheduleHotline(change: Change, { id, hotline_due_at }: ComplaintRecord): Promise<void> {
  if (hotline_due_at === null) return
  const seconds = Math.max(0, Math.ceil((hotline_due_at - Date.now()) / 1000))
  const near = Math.max(0, seconds - complaintClocks.hotlineNear)
  await change.later(clockQueue, { id, at: hotline_due_at, step: 'hotline' } satisfies ClockJob, near)
  await change.later(clockQueue, { id, at: hotline_due_at, step: 'hotlineEnd' } satisfies ClockJob, seconds)
}

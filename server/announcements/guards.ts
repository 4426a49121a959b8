import type { SqlBool } from 'kysely'
import {
  type AnnouncementAction,
  type AnnouncementText,
  announcementLimits,
  announcementMachine,
} from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { hourMs } from '#contract/base/durations.ts'
import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { AnnouncementRecord } from './table.ts'

/**
 * An announcement, and of its text that would be published next: who wrote it, and how it is sent. `is_within`: both are for
 * cities that the caller sees.
 */
type Guarded = Pick<
  AnnouncementRecord,
  'state' | 'author_id' | 'has_pending' | 'must_acknowledge' | 'counted' | 'publish_at' | 'reminded_at'
> & { writers: readonly number[]; next_channels: AnnouncementText['channels']; is_within: SqlBool }

/** Whether this person sees drafts, and who has read. */
export function mayWrite(caller: Caller): boolean {
  return may(caller, announcements.update.needs) || may(caller, announcements.publish.needs)
}

/** Whether a text waits for somebody to publish it. */
function isWaiting({ state, has_pending }: Guarded): boolean {
  return canMove(announcementMachine, { state }, 'publish', 'staff') || (state === 'published' && has_pending)
}

/** Why this person may not do it with the announcement, or null: for what the view offers and the handler refuses. */
export function announcementGuard(row: Guarded, action: AnnouncementAction, caller: Caller): Reason | null {
  if (!may(caller, announcements[action].needs)) return 'noPermission'
  if (!isPossible(row, action)) return 'announcementNotInThisState'
  if (!row.is_within && !(isOwnDraft(row, caller) && (action === 'update' || action === 'remove')))
    return 'announcementCities'
  if (action === 'publish') return authorReason(row, row.counted, caller)
  if (action === 'remind' && isRemindedLately(row)) return 'announcementReminded'
  return null
}

/** It reaches nobody, and its author can still choose whom it is for: somebody named may have moved to another city. */
function isOwnDraft({ state, author_id }: Guarded, { userId }: Caller): boolean {
  return state === 'draft' && author_id === userId
}

function isPossible(row: Guarded, action: AnnouncementAction): boolean {
  const { state } = row
  switch (action) {
    case 'update':
      return state === 'draft' || state === 'published'
    case 'publish':
    case 'refuse':
      return isWaiting(row)
    case 'submit':
    case 'withdraw':
      return canMove(announcementMachine, { state }, action, 'staff')
    case 'pin':
    case 'remind':
      return state === 'published'
    case 'remove':
      return state === 'draft'
    case 'copy':
      return true
  }
}

/** What costs money or reaches many is published by somebody who wrote none of it. */
export function authorReason(
  { writers, next_channels }: Pick<Guarded, 'writers' | 'next_channels'>,
  count: number,
  { userId }: Caller,
): Reason | null {
  if (!writers.includes(userId)) return null
  if (next_channels.includes('sms')) return 'announcementSms'
  return count > announcementLimits.confirmedAudience ? 'announcementOwn' : null
}

function isRemindedLately({ reminded_at }: Guarded): boolean {
  return reminded_at !== null && reminded_at > Date.now() - announcementLimits.reminderHours * hourMs
}

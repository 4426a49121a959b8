import type { Selectable } from 'kysely'
import type { EventRow } from '#contract/access/events.ts'
import type { Tables } from '#server/kit/database.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { presentAction } from './former-actions.ts'
import { namesFor } from './names.ts'
import type { Press } from './presses.ts'

type Known = { names: EventRow['names']; recordName: string; press: Press | undefined }

/** An event as readers of the log see it. */
export function viewEvent(event: Selectable<Tables['events']>, { names, recordName, press }: Known): EventRow {
  return {
    id: event.id,
    at: event.occurred_at ?? event.at,
    action: presentAction(event.action),
    actor: { kind: event.actor_kind, id: event.actor_id, name: event.actor_name },
    subject: event.subject,
    subjectId: event.subject_id,
    subjectNo: event.subject_no,
    subjectName: recordName,
    from: event.from_state,
    to: event.to_state,
    changes: Object.fromEntries(
      Object.entries(event.changes).map(([field, [before, after]]) => [field, [mask(before), mask(after)]]),
    ),
    names: namesFor(event, names),
    reason: event.reason === null ? null : asWritten(event.reason),
    requestId: event.request_id,
    traceId: event.trace_id,
    press: press ?? { lines: 1, records: 1 },
  }
}

/** Readers of the log do not need personal numbers. */
function mask(value: unknown): unknown {
  if (typeof value === 'string') return /^1\d{10}$/.test(value) ? maskPhone(value) : asWritten(value)
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mask(part)]))
}

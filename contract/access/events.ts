import { z } from 'zod'
import { query } from '#contract/base/operation.ts'
import { AfterId, byAge, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, Id, InputMoment, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/desk/exports.ts'

export const EventRow = z.object({
  id: Id,
  at: Moment,
  action: z.string(),
  actor: z.object({ kind: z.string(), id: Id.nullable(), name: z.string() }),
  subject: z.string(),
  subjectId: z.int(),
  subjectNo: z.string(),
  /** What the record is called now; what it was called last when it is gone; empty if nothing but its id is known. */
  subjectName: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Field → before and after, personal data masked. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** By field: what ids and codes in it are called, such as people, roles and menus. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  reason: WrittenText.nullable(),
  requestId: z.string().nullable(),
  traceId: z.string().nullable(),
  /** What one press did beside this line, of what the question asks for; 1 for a line by itself. */
  press: z.object({
    lines: z.int(),
    /** Records of the same kind to which the same was done. */
    records: z.int(),
  }),
})
export type EventRow = z.output<typeof EventRow>

const EventQuestion = z.object({
  /** What apps, customers and the system did is left out. */
  byStaff: z.boolean().default(false),
  actorId: Id.optional(),
  /** An operation's name, or the feature before its dot. */
  action: z.string().trim().max(64).default(''),
  /** The public number of a record, or its id. */
  record: z.string().trim().max(64).default(''),
  from: InputMoment.optional(),
  to: InputMoment.optional(),
  after: AfterId,
  limit: PageLimit,
})

const EventsOfPress = z.object({
  /** Any event of the press. */
  id: Id,
  after: AfterId,
  limit: PageLimit,
})

const SignInQuestion = z.object({
  search: z.string().trim().max(64).default(''),
  isSuccess: z.boolean().optional(),
  /** Days of the attempts, both included. */
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  after: AfterId,
  limit: PageLimit,
})

export const SignInRow = z.object({
  id: Id,
  at: Moment,
  username: z.string(),
  name: z.string(),
  isSuccess: z.boolean(),
  why: z.enum(['ok', 'wrongPassword', 'locked', 'disabled', 'wrongCode', 'passwordEnded', 'leftOut']),
  ip: z.string(),
  userAgent: z.string(),
})
export type SignInRow = z.output<typeof SignInRow>

export const events = {
  list: query('events.list', {
    needs: 'events.view',
    /** With `byPress`, what one press did is one row: its first line. */
    input: EventQuestion.extend({ byPress: z.boolean().default(false) }),
    output: pageOf(EventRow),
  }),
  /** All lines of the press, in their order. */
  press: query('events.press', { needs: 'events.view', input: EventsOfPress, output: pageOf(EventRow) }),
  export: exportCommand('events.export', EventQuestion),
}

export const signIns = {
  list: query('signIns.list', { needs: 'signIns.view', input: SignInQuestion, output: pageOf(SignInRow) }),
  export: exportCommand('signIns.export', SignInQuestion),
}

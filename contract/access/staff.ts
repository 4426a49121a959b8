import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, Moment, Nothing, ReasonedTarget } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { UserQuestion, UserRow } from '#contract/people/users.ts'

/** Passwords, delays and sessions of other members of staff. */
export const SessionRow = z.object({
  id: Id,
  ip: z.string(),
  userAgent: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: z.boolean(),
})
export type SessionRow = z.output<typeof SessionRow>

const StaffQuestion = UserQuestion.omit({ kind: true })

export const staff = {
  list: query('staff.list', {
    needs: 'staff.view',
    input: StaffQuestion,
    output: pageOf(UserRow),
  }),
  export: exportCommand('staff.export', StaffQuestion),
  /** Returns a one-time password; every session of the person ends. */
  resetPassword: command('staff.resetPassword', {
    needs: 'staff.edit',
    answersSecret: true,
    input: ReasonedTarget,
    output: z.object({ password: z.string() }),
  }),
  /** For a lost phone: the person signs in without a second factor until they set one up again. */
  endTotp: command('staff.endTotp', {
    needs: 'staff.edit',
    input: ReasonedTarget,
    output: UserRow,
  }),
  /** Clears the failed attempts that delay the person's sign-in. */
  unlock: command('staff.unlock', { needs: 'staff.edit', input: z.object({ id: Id }), output: Nothing }),
  sessions: query('staff.sessions', {
    needs: 'staff.view',
    input: z.object({ id: Id }),
    output: z.array(SessionRow),
  }),
  signOut: command('staff.signOut', {
    needs: 'staff.sessions',
    input: z.object({ id: Id, sessionId: Id.optional() }),
    output: Nothing,
  }),
}

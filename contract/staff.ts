import { z } from 'zod'
import { command, query } from './operation.ts'
import { Id, Moment, Nothing, reasonText } from './values.ts'

/** What only staff have: passwords, locks and sessions of other people. */
export const SessionRow = z.object({
  id: Id,
  ip: z.string(),
  userAgent: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: z.boolean(),
})
export type SessionRow = z.output<typeof SessionRow>

export const staff = {
  /** Answers a password to hand over, shown once; every session of the person ends. */
  resetPassword: command('staff.resetPassword', {
    needs: 'staff.edit',
    input: z.object({ id: Id, version: z.int(), reason: reasonText }),
    output: z.object({ password: z.string() }),
    answersSecret: true,
  }),
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

/** What personal data can be shown in full, one field of one record at a time. */
export const revealable = ['users.phone', 'orders.customerPhone', 'orders.merchantPhone', 'orders.workerPhone'] as const
export const people = {
  reveal: command('people.reveal', {
    needs: 'people.reveal',
    input: z.object({ field: z.enum(revealable), id: Id, reason: reasonText }),
    output: z.object({ value: z.string() }),
  }),
}

import { staff } from '#contract/access/staff.ts'
import { endSession, endSessions, listSessions } from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findStaff, lockStaff } from '#server/people/users/index.ts'

export const sessions = handle(staff.sessions, async ({ db, caller }, { id }) => {
  await findStaff(db, caller, id)
  return listSessions(db, id, caller.sessionId)
})

/** Ends one session of a person, or all of them. */
export const signOut = handle(staff.signOut, async (context, { id, sessionId }) => {
  const { person } = await lockStaff(context, { id, move: 'signOut' })
  if (sessionId === undefined) await endSessions(context, id, 'signed out by an administrator')
  else if (!(await endSession(context, id, sessionId, 'signed out by an administrator'))) refuse('notFound')
  await recordEvent(context, {
    action: 'staff.signOut',
    subject: 'users',
    subjectId: id,
    subjectNo: person.username ?? '',
  })
  return {}
})

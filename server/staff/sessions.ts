import type { SessionRow } from '#contract/access/staff.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { endSession, endSessions, listSessions } from '#server/session/index.ts'
import { findStaff, holdStaff } from '#server/users/index.ts'

export async function sessions({ db, caller }: QueryContext, { id }: { id: number }): Promise<SessionRow[]> {
  await findStaff(db, caller, id)
  return listSessions(db, id, caller.sessionId)
}

/** Ends one session of a person, or all of them. */
export async function signOut(
  context: CommandContext,
  { id, sessionId }: { id: number; sessionId?: number | undefined },
): Promise<Record<string, never>> {
  const { person } = await holdStaff(context, id)
  if (sessionId === undefined) await endSessions(context, id, 'signed out by an administrator')
  else if (!(await endSession(context, id, sessionId, 'signed out by an administrator'))) refuse('notFound')
  await recordEvent(context, {
    action: 'staff.signOut',
    subject: 'users',
    subjectId: id,
    subjectNo: person.username ?? '',
  })
  return {}
}

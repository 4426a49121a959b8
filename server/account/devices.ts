import type { SessionRow } from '#contract/access/staff.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { endSession, endSessions, listSessions } from '#server/session/index.ts'

export function devices({ db, caller }: QueryContext): Promise<SessionRow[]> {
  return listSessions(db, caller.userId, caller.sessionId)
}

export async function signOutDevice(
  context: CommandContext,
  { sessionId }: { sessionId: number },
): Promise<Record<string, never>> {
  const { caller } = context
  if (!(await endSession(context, caller.userId, sessionId, 'signed out from another device'))) refuse('notFound')
  await recordEvent(context, { action: 'account.signOutDevice', subject: 'users', subjectId: caller.userId })
  return {}
}

export async function signOutOthers(context: CommandContext): Promise<Record<string, never>> {
  const { caller } = context
  await endSessions(context, caller.userId, 'signed out from another device', caller.sessionId)
  await recordEvent(context, { action: 'account.signOutOthers', subject: 'users', subjectId: caller.userId })
  return {}
}

import { account } from '#contract/access/account.ts'
import { endSession, endSessions, listSessions } from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'

export const devices = handle(account.devices, async ({ db, caller }) =>
  listSessions(db, caller.userId, caller.sessionId),
)

export const signOutDevice = handle(account.signOutDevice, async (context, { sessionId }) => {
  const { caller } = context
  if (!(await endSession(context, caller.userId, sessionId, 'signed out from another device'))) refuse('notFound')
  await recordEvent(context, { action: 'account.signOutDevice', subject: 'users', subjectId: caller.userId })
  return {}
})

export const signOutOthers = handle(account.signOutOthers, async context => {
  const { caller } = context
  await endSessions(context, caller.userId, 'signed out from another device', caller.sessionId)
  await recordEvent(context, { action: 'account.signOutOthers', subject: 'users', subjectId: caller.userId })
  return {}
})

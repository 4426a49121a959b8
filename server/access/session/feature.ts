import { session } from '#contract/access/session.ts'
import { recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { socketTicket } from './identify.ts'
import { menuFor } from './menu.ts'
import { readPerson } from './person/person.ts'
import { login } from './sign-in.ts'
import { revokeSession, rotate } from './tokens.ts'

export { type AccessChanges, listenToAccessChanges } from './callers/access-changes.ts'
export { knowCallers } from './callers/known-callers.ts'

export { firstKeySetting, offerFirstAdministrator } from './first-administrator.ts'

export { identifyByTicket, identifySession } from './identify.ts'

export { restoreAccess } from './restore-access.ts'
export { sealPlainFactors } from './seal-factors.ts'

const logout = handle(session.logout, async context => {
  const { db, caller } = context
  await revokeSession(db, caller.sessionId, 'signed out')
  await recordEvent(context, { action: 'session.logout', subject: 'users', subjectId: caller.userId })
  context.nudge({ word: 'session.changed', id: caller.sessionId, userId: caller.userId })
  return {}
})

export const sessionFeature = feature(session, {
  createFirstAdministrator,
  login,
  logout,
  userInfo: handle(session.userInfo, readPerson),
  getInfo: handle(session.getInfo, readPerson),
  getMenuList: handle(session.getMenuList, async ({ db, caller, sender }) => menuFor(db, caller, sender.language)),
  refreshToken: handle(session.refreshToken, async ({ db, sender, runtime }) =>
    rotate(db, sender.token, runtime.config),
  ),
  socketTicket,
})

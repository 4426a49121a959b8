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

export { forgetFailures } from './attempts.ts'
export { type AccessChanges, listenToAccessChanges } from './callers/access-changes.ts'
export { knowCallers } from './callers/known-callers.ts'
export { proveCode } from './code-budget.ts'
export { confirmFirstFactor, confirmSecondFactor } from './confirm-second-factor.ts'
export { forgetDevices } from './devices.ts'
export { firstKeySetting, offerFirstAdministrator } from './first-administrator.ts'
export { editorsOf, settleGuessing, staffLink } from './guessing.ts'
export { identifyAsker, identifyByTicket, identifySession } from './identify.ts'
export { menuFor } from './menu.ts'
export { givePassword } from './passwords/given-password.ts'
export { proveOwnPassword } from './passwords/own-password.ts'
export { hashPassword } from './passwords/password.ts'
export { refuseWeakPassword } from './passwords/password-rules.ts'
export { expandPermissions } from './permissions.ts'
export { addProof } from './proofs.ts'
export { restoreAccess } from './restore-access.ts'
export { sealPlainFactors } from './seal-factors.ts'
export { confirmFactor, endFactor, hasFactor, offerFactor } from './second-factor.ts'
export { endSession, listSessions } from './sessions.ts'
export { endSessions, hashToken, lockForSession, nudgeAccessChanged, openSession } from './tokens.ts'

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

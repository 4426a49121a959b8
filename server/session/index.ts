import { type Person, session } from '#contract/access/session.ts'
import type { Caller } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { profileOf } from './callers/known-callers.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { type Found, socketTicket } from './identify.ts'
import { menuFor } from './menu.ts'
import { login } from './sign-in.ts'
import { revokeSession, rotate } from './tokens.ts'

export { forgetFailures } from './attempts.ts'
export { type AccessNews, startAccessNews } from './callers/access-news.ts'
export { type Callers, knowCallers } from './callers/known-callers.ts'
export { proveCode } from './code-budget.ts'
export { confirmFirstFactor, confirmSecondFactor } from './confirm-second-factor.ts'
export { forgetDevices } from './devices.ts'
export { firstKeySetting, offerFirstAdministrator } from './first-administrator.ts'
export { settleGuessing } from './guessing.ts'
export { identifyAsker, identifyByTicket, identifySession } from './identify.ts'
export { menuFor } from './menu.ts'
export { givePassword } from './passwords/given-password.ts'
export { proveOwnPassword } from './passwords/own-password.ts'
export { hashPassword } from './passwords/password.ts'
export { refuseWeakPassword } from './passwords/password-rules.ts'
export { expandPermissions } from './permissions.ts'
export { addProof } from './proofs.ts'
export { rescueAccount } from './rescue.ts'
export { sealPlainFactors } from './seal-factors.ts'
export { confirmFactor, endFactor, hasFactor, offerFactor, randomWord } from './second-factor.ts'
export { endSession, listSessions } from './sessions.ts'
export { endSessions, hashToken, nudgeAccessChanged, openSession } from './tokens.ts'

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

/** Of a caller whom this node remembers, the answer stays the same. */
const persons = new WeakMap<Caller, Person>()

async function readPerson({ db, caller }: QueryContext): Promise<Person> {
  const known = persons.get(caller)
  if (known) return known
  const person = Object.freeze(personOf(caller, await profileOf(db, caller)))
  persons.set(caller, person)
  return person
}

function personOf(caller: Caller, user: Found): Person {
  const permissions = [...caller.permissions]
  return {
    id: caller.userId,
    userId: caller.userId,
    username: user.username,
    name: caller.name,
    nickName: user.nick_name,
    realName: user.real_name,
    phone: user.phone,
    gender: user.gender,
    avatar: user.avatar,
    introduction: user.introduction,
    roles: [...caller.roleCodes, ...permissions],
    roleCodes: caller.roleCodes,
    permissions,
    mustDo: caller.mustDo,
  }
}

import type { z } from 'zod'
import { type UserRow, users } from '#contract/people/users.ts'
import {
  endSessions,
  hashPassword,
  nudgeAccessChanged,
  proveOwnPassword,
  refuseWeakPassword,
  settleGuessing,
} from '#server/access/session/index.ts'
import { forgetSubject } from '#server/access/sign-on/index.ts'
import { may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { type Changes, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import {
  maskPhone,
  type PersonChanges,
  refuseLookAlikes,
  refuseTaken,
  type WrittenNames,
  writePerson,
} from '#server/people/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { answerPerson, lockAccess, lockStaff, refuseLastAdministrator } from './lock.ts'
import { proveForIdentity, refuseIdentityChange, tellOfIdentity } from './own-identity.ts'
import { type PersonRecord, peopleQuery, powersOfPerson } from './person.ts'
import { coversCities, type Powers } from './powers.ts'
import { viewPerson } from './view.ts'

type Update = z.output<typeof users.update.input>
type Profile = Omit<Update, 'id' | 'version' | 'cityCodes' | 'proof'>
/** Contract field → column: what a person may write of themselves, and nothing else. */
const columns = {
  username: 'username',
  phone: 'phone',
  nickName: 'nick_name',
  realName: 'real_name',
  gender: 'gender',
  avatar: 'avatar',
} as const satisfies Record<keyof Profile, keyof PersonRecord>

/** One's own profile, or with the id of somebody else that of a member of staff. */
export const update = handle(users.update, async (context, { id, version, cityCodes, proof, ...profile }) => {
  const { caller } = context
  if (id === undefined || id === caller.userId) return updateOwn(context, profile, { version, cityCodes, proof })
  if (!may(caller, users.add.needs)) refuse('noPermission')
  const { person, own } = await lockStaff(context, { id, version, move: 'update' })
  const written = await changesOf(context, person, profile)
  const cities = cityCodes === undefined ? null : changeOfCities(own, person, cityCodes)
  if (cities) {
    written.changes.cityCodes = [person.city_codes, cities.city_codes]
    Object.assign(written.set, cities)
  }
  await write(context, person, written, 'users.update')
  if (cities) await refuseLastAdministrator(context.db, powersOfPerson(person))
  return answerPerson(context, person.id)
})

/** Accepts one's own cities as they are, for the form sends them along; only somebody else may change them. */
async function updateOwn(
  context: CommandContext,
  profile: Profile,
  { version, cityCodes, proof }: Pick<Update, 'version' | 'cityCodes' | 'proof'>,
): Promise<UserRow> {
  const isProven = await proveForIdentity(context, proof)
  const person = await lockSelf(context, version)
  if (cityCodes !== undefined && !isSame(cityCodes, person.city_codes)) refuse('ownAccount')
  await write(context, person, await ownChangesOf(context, person, profile, isProven), 'users.update')
  return answerPerson(context, person.id)
}

async function ownChangesOf(
  context: CommandContext,
  person: PersonRecord,
  profile: Profile,
  isProven: boolean,
): Promise<Written> {
  const written = await changesOf(context, person, profile)
  await refuseIdentityChange(context, written.set, isProven)
  await tellOfIdentity(context, person, written.set)
  return written
}

/** One's own profile and password; every other session of the person ends. */
export const newUpdate = handle(users.newUpdate, async (context, { oldPassword, newPassword, ...profile }) => {
  const { db, caller, runtime, sender } = context
  const self = await readSelf(db, caller.userId)
  await proveOwnPassword(context, oldPassword, 'oldPassword')
  await refuseWeakPassword(
    { password: newPassword, username: profile.username ?? self.username ?? '', field: 'newPassword' },
    { language: sender.language, config: runtime.config },
  )
  // Before anything is locked: hashing takes a tenth of a second.
  const password = {
    password_hash: await hashPassword(newPassword),
    password_is_temporary: false,
    password_ends_at: null,
  }
  const person = await lockSelf(context)
  // Somebody gave them another one meanwhile; the proven one is good for nothing any more.
  if ((await readSelf(db, caller.userId)).password_hash !== self.password_hash)
    refuse('badInput', { fields: { oldPassword: fieldSentence('oldPasswordWrong', sender.language) } })
  const written = await ownChangesOf(context, person, profile, true)
  const changes: Changes = { ...written.changes, password: ['•••', '•••'] }
  await write(context, person, { set: { ...written.set, ...password }, changes }, 'users.newUpdate')
  await endSessions(context, caller.userId, 'password changed', caller.sessionId)
  await settleGuessing(context, caller.userId)
  return answerPerson(context, person.id)
})

function readSelf(db: Database, id: number) {
  return db.selectFrom('users').select(['username', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow()
}

async function lockSelf({ db, caller, sender }: CommandContext, version?: number): Promise<PersonRecord> {
  const { userId: id } = caller
  await lockAccess(db)
  return lockSeen(db, {
    subject: 'users',
    id,
    version,
    lock: () => peopleQuery(db).where('users.id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    fresh: person => viewPerson(person, caller, sender.language),
  })
}

type Written = { set: PersonChanges; changes: Changes }

/** The fields that differ, as columns to set and as the log keeps them: phone numbers masked, since the log is never deleted. */
async function changesOf(context: CommandContext, person: PersonRecord, profile: Profile): Promise<Written> {
  const isOwn = person.id === context.caller.userId
  const written: Written = { set: {}, changes: {} }
  for (const [field, column] of Object.entries(columns) as [keyof Profile, keyof PersonRecord][]) {
    const after = profile[field]
    const before = person[column]
    if (after === undefined || after === before) continue
    if (field === 'phone' && isMasked(context, String(before), String(after))) continue
    Object.assign(written.set, { [column]: after })
    written.changes[field] = field === 'phone' ? [maskPhone(String(before)), maskPhone(String(after))] : [before, after]
  }
  await refuseLookAlikes(context.db, namesIn(written.set), { id: person.id, isOwn })
  if (written.set.username !== undefined) written.set.is_username_given = !isOwn
  return written
}

function namesIn({ username, nick_name: nickName, real_name: realName }: PersonChanges): WrittenNames {
  return { username, nickName, realName }
}

/** A row that is sent back as it was read has the masked number, which changes nothing; any other mask is refused. */
function isMasked({ sender }: CommandContext, before: string, after: string): boolean {
  if (!after.includes('*')) return false
  if (after !== maskPhone(before)) refuse('badInput', { fields: { phone: fieldSentence('phone', sender.language) } })
  return true
}

function changeOfCities(own: Powers, person: PersonRecord, cityCodes: string[] | null) {
  if (isSame(cityCodes, person.city_codes)) return null
  if (!coversCities(own, cityCodes)) refuse('beyondOwn')
  return { city_codes: cityCodes }
}

function isSame(one: string[] | null, other: string[] | null): boolean {
  return JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null)
}

async function write(context: CommandContext, person: PersonRecord, { set, changes }: Written, action: EventAction) {
  if (Object.keys(set).length === 0) return
  await refuseTaken(writePerson(context, person.id, set))
  // A name that somebody else gives is for whoever has it at the company’s provider from now on.
  if (set.is_username_given) await forgetSubject(context.db, person.id)
  await recordEvent(context, {
    action,
    subject: 'users',
    subjectId: person.id,
    subjectNo: person.username ?? '',
    changes,
  })
  // Who they are is remembered, and shown on their own screens.
  nudgeAccessChanged(context, person.id)
}

import type { Language } from '#contract/base/values.ts'
import type { UserRow } from '#contract/people/users.ts'
import type { Caller } from '#server/kit/caller.ts'
import { maskPhone } from '#server/workers/index.ts'
import { type PersonRecord, powersOfPerson } from './person.ts'
import { covers } from './powers.ts'

type Act = UserRow['allowed'][number]

/** A person as this reader may see them, with what this reader may do. */
export function viewPerson(person: PersonRecord, caller: Caller, language: Language): UserRow {
  return {
    id: person.id,
    kind: person.kind,
    username: person.username ?? '',
    nickName: person.nick_name,
    realName: person.real_name,
    phone: maskPhone(person.phone),
    gender: person.gender,
    avatar: person.avatar,
    status: person.status,
    statusReason: person.status_reason,
    roles: person.roles.map(({ id, code, names }) => ({ id, code, name: names[language] ?? names.zh })),
    cityCodes: person.city_codes,
    isTotpOn: Boolean(person.is_totp_on),
    lastSignInAt: person.last_sign_in_at,
    orderCount: person.order_count,
    isVerified: person.real_name !== '',
    createdAt: person.created_at,
    version: person.version,
    allowed: allowedActs(person, caller),
  }
}

function allowedActs(person: PersonRecord, caller: Caller): Act[] {
  const acts = person.kind === 'staff' ? actsOnStaff(person, caller) : actsOnOthers(person, caller)
  const sees = caller.permissions.has(person.kind === 'staff' ? 'staff.view' : 'users.view')
  const canReveal = person.phone !== '' && sees && caller.permissions.has('people.reveal')
  return canReveal ? [...acts, 'reveal'] : acts
}

function actsOnStaff(person: PersonRecord, caller: Caller): Act[] {
  if (person.id === caller.userId) return ['update']
  if (!covers(caller, powersOfPerson(person))) return []
  const may = (code: string, acts: Act[]) => (caller.permissions.has(code) ? acts : [])
  return [
    ...may('staff.edit', ['update', person.status === 'enabled' ? 'delete' : 'enable', 'resetPassword', 'unlock']),
    ...may('staff.edit', person.is_totp_on ? ['endTotp'] : []),
    ...may('staff.assignRoles', ['assignRoles']),
    ...may('staff.sessions', ['signOut']),
  ]
}

function actsOnOthers(person: PersonRecord, caller: Caller): Act[] {
  if (!caller.permissions.has('users.ban')) return []
  return person.status === 'banned' ? ['unban'] : ['ban']
}

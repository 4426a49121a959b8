import { staff } from '#contract/access/staff.ts'
import { allowedMoves } from '#contract/base/machine.ts'
import type { Language } from '#contract/base/values.ts'
import { people } from '#contract/people/people.ts'
import { userMachine } from '#contract/people/user-machine.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { personGuard } from './guard.ts'
import type { PersonRecord } from './person.ts'

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
    statusReason: asWritten(person.status_reason),
    roles: person.roles.map(({ id, code, names }) => ({ id, code, name: names[language] ?? names.zh })),
    cityCodes: person.city_codes,
    isTotpOn: Boolean(person.is_totp_on),
    lastSignInAt: person.last_sign_in_at,
    orderCount: person.order_count,
    isVerified: person.real_name !== '',
    createdAt: person.created_at,
    version: person.version,
    allowed: allowedTo(person, caller),
  }
}

function allowedTo(person: PersonRecord, caller: Caller): UserRow['allowed'] {
  const standing = { state: person.status, kind: person.kind }
  const open = allowedMoves(userMachine, standing, 'staff').filter(move => personGuard(person, move, caller) === null)
  const isSeen = may(caller, person.kind === 'staff' ? staff.list.needs : users.list.needs)
  const canReveal = person.phone !== '' && isSeen && may(caller, people.reveal.needs)
  return canReveal ? [...open, 'reveal'] : open
}

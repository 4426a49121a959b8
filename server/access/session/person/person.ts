import type { Person } from '#contract/access/session.ts'
import { profileOf } from '#server/access/session/callers/known-callers.ts'
import type { Found } from '#server/access/session/identify.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { readCityClock } from '#server/settings/cities/index.ts'

/** Of a caller whom this node remembers, the answer stays the same, except for the clock of a demo. */
const persons = new WeakMap<Caller, Person>()

export async function readPerson({ db, caller, runtime: { config } }: QueryContext): Promise<Person> {
  const known = config.DEMO ? undefined : persons.get(caller)
  if (known) return known
  const person = Object.freeze({
    ...personOf(caller, await profileOf(db, caller)),
    demo: config.DEMO ? { city: await readCityClock(config) } : null,
  })
  persons.set(caller, person)
  return person
}

function personOf(caller: Caller, user: Found): Omit<Person, 'demo'> {
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

import { type SqlBool, sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { confirmSecondFactor, editorsOf, staffLink } from '#server/access/session/index.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { PersonChanges } from '#server/people/index.ts'
import type { PersonRecord } from './person.ts'

/** How often somebody may change each of these of themselves. */
const pace = { limit: 3, days: 30 }
/** By these somebody is known here, to colleagues and to what guards their own case. */
const identity = ['phone', 'username'] as const
type Identity = (typeof identity)[number]
const reasons = { phone: 'phoneChangedOften', username: 'usernameChangedOften' } as const

/** Whoever changes their own number or user name proves who they are, before anything is locked; answers whether they did. */
export async function proveForIdentity(context: CommandContext, proof: string | undefined): Promise<boolean> {
  if (proof !== undefined) await confirmSecondFactor(context, proof)
  return proof !== undefined
}

/** What somebody may change of how they are known: with a proof, and a few times a month. Under the lock of the person. */
export async function refuseIdentityChange(
  context: CommandContext,
  set: PersonChanges,
  isProven: boolean,
): Promise<void> {
  const changed = changedIn(set)
  if (changed.length === 0) return
  if (!isProven) refuse('badInput', { fields: { proof: fieldSentence('required', context.sender.language) } })
  for (const field of changed) await refuseMany(context, field)
}

/** Whoever may edit staff learns of it. */
export async function tellOfIdentity(context: CommandContext, person: PersonRecord, set: PersonChanges): Promise<void> {
  if (changedIn(set).length === 0) return
  await notify(context, {
    type: 7,
    kind: 'users.ownIdentity',
    params: { username: person.username ?? '', name: person.nick_name },
    to: editorsOf(person.city_codes),
    link: staffLink(person.id),
  })
}

function changedIn(set: PersonChanges): Identity[] {
  return identity.filter(field => set[field] !== undefined)
}

/** Whoever could try number after number would learn by refusals whose they are. */
async function refuseMany({ db, caller }: CommandContext, field: Identity): Promise<void> {
  const { limit, days } = pace
  const { count } = await db
    .selectFrom('events')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('subject', '=', 'users')
    .where('subject_id', '=', caller.userId)
    .where('actor_id', '=', caller.userId)
    .where('action', 'in', ['users.update', 'users.newUpdate'])
    .where(sql<SqlBool>`changes ? ${field}`)
    .where('at', '>', moment(Date.now() - days * dayMs))
    .executeTakeFirstOrThrow()
  if (count >= limit) refuse(reasons[field], { params: { limit, days } })
}

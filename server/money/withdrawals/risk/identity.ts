import { comparedName } from '#contract/base/texts/typed-text.ts'
import type { Database } from '#server/kit/database.ts'
import type { Examined } from './find.ts'
import type { RiskFacts } from './rules.ts'

type Identity = {
  isHolderOwner: boolean | null
  cityCodes: readonly string[]
  isFrozen: boolean
  score: RiskFacts['score']
}

/** Who the owner is by their verified identity, where they are known, and whether they may be paid now. */
export async function identityOf(
  db: Database,
  { owner_kind, owner_id }: Pick<Examined, 'owner_kind' | 'owner_id'>,
  holder: string,
): Promise<Identity> {
  if (owner_kind === 'merchant') return merchantIdentity(db, owner_id)
  const person = await db
    .selectFrom('users')
    .leftJoin('workers', 'workers.user_id', 'users.id')
    .select(['users.status', 'users.real_name', 'users.city_codes', 'workers.status as worker_status'])
    .select(['workers.city_code', 'workers.no', 'workers.score'])
    .where('users.id', '=', owner_id)
    .executeTakeFirstOrThrow()
  const name = (await verifiedName(db, owner_id)) ?? person.real_name
  return {
    isHolderOwner: name === '' ? null : comparedName(name) === comparedName(holder),
    cityCodes: [...(person.city_codes ?? []), ...(person.city_code ? [person.city_code] : [])],
    isFrozen: person.status === 'banned' || person.worker_status === 'frozen',
    score:
      person.score === null
        ? null
        : { points: person.score, link: { label: `${person.no} · ${person.score}`, path: `/list?open=${owner_id}` } },
  }
}

/** The holder of a shop's account is its company or its owner: nothing verified says which. */
async function merchantIdentity(db: Database, id: number): Promise<Identity> {
  const shop = await db
    .selectFrom('merchants')
    .select(['status', 'city_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { isHolderOwner: null, cityCodes: [shop.city_code], isFrozen: shop.status === 'suspended', score: null }
}

/** By the identity card that was approved last. */
async function verifiedName(db: Database, personId: number): Promise<string | undefined> {
  const card = await db
    .selectFrom('verifications')
    .select('content')
    .where('person_id', '=', personId)
    .where('kind', '=', 'realName')
    .where('state', '=', 'approved')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return card?.content.name
}

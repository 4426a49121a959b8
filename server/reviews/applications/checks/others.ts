import { type RawBuilder, sql } from 'kysely'
import type { ApplicationRisk } from '#contract/reviews/application.ts'
import type { Database } from '#server/kit/database.ts'

/** Another record that a risk was found with. */
export type FoundRisk = {
  applicationId: number
  risk: ApplicationRisk
  subject: 'users' | 'workers' | 'merchants' | 'applications' | 'verifications'
  otherId: number
  no: string
}

/** Of one risk that many records have, so many are named. */
const mostOthers = 5

type Rule = [risk: ApplicationRisk, subject: FoundRisk['subject'], select: RawBuilder<unknown>]

/** What is known of people, workers, shops, papers and other applications against these applications. */
export async function findOthers(db: Database, ids: readonly number[]): Promise<FoundRisk[]> {
  if (ids.length === 0) return []
  const found = rules.map(
    ([risk, subject, select]) => sql`
      select asked.id as "applicationId", ${risk}::text as risk, ${subject}::text as subject,
        other.id as "otherId", other.no as no
      from asked cross join lateral (${select} limit ${sql.lit(mostOthers)}) other`,
  )
  const { rows } = await sql<FoundRisk>`
    with asked as materialized (
      select a.id, a.kind, a.phone, a.app_id, a.person_id, a.person_external_id,
        a.kind in ('rider', 'chauffeur', 'companion') as is_worker, card.number_hash
      from applications a left join lateral (
        select number_hash from verifications
        where person_id = a.person_id and kind = 'realName' and state in ('approved', 'pending')
        order by state = 'approved' desc, id desc limit 1
      ) card on true
      where a.id = any(${ids}::bigint[])
    )
    ${sql.join(found, sql` union `)}`.execute(db)
  return rows
}

const userNo = sql`coalesce(nullif(u.nick_name, ''), u.real_name)`
const samePhone = (table: string) => sql`reverse(${sql.ref(`${table}.phone`)}) = reverse(asked.phone)`

/** A person who was banned, or a paper that was forged. */
const blacklist: Rule[] = [
  [
    'blacklisted',
    'users',
    sql`select u.id, ${userNo} as no from users u
      where u.status = 'banned' and u.kind <> 'staff' and (${samePhone('u')} or u.id = asked.person_id)`,
  ],
  [
    'blacklisted',
    'users',
    sql`select u.id, ${userNo} as no from verifications v join users u on u.id = v.person_id
      where v.number_hash = asked.number_hash and u.status = 'banned'`,
  ],
  [
    'blacklisted',
    'verifications',
    sql`select v.id, v.no from verifications v
      where v.number_hash = asked.number_hash and v.state = 'rejected' and 'forged' = any(v.codes)`,
  ],
]

/** Workers by phone number, by the papers that they showed themselves, and by the id that the app gives them. */
const workers: Rule[] = [
  [
    'alreadyWorks',
    'workers',
    sql`select w.user_id as id, w.no from users u join workers w on w.user_id = u.id
      where ${samePhone('u')} and w.kind = asked.kind and w.status <> 'resigned'`,
  ],
  [
    'alreadyWorks',
    'workers',
    sql`select w.user_id as id, w.no from verifications v join workers w on w.user_id = v.person_id
      where v.number_hash = asked.number_hash and v.state = 'approved' and w.kind = asked.kind and w.status <> 'resigned'`,
  ],
  [
    'alreadyWorks',
    'workers',
    sql`select w.user_id as id, w.no from workers w
      where asked.is_worker and w.app_id = asked.app_id and w.external_id = asked.person_external_id`,
  ],
]

const shops: Rule[] = [
  [
    'alreadyWorks',
    'merchants',
    sql`select m.id, m.no from merchants m where asked.kind = 'merchant' and ${samePhone('m')}`,
  ],
  [
    'alreadyWorks',
    'merchants',
    sql`select m.id, m.no from merchants m
      where asked.kind = 'merchant' and m.app_id = asked.app_id and m.external_id = asked.person_external_id`,
  ],
]

const isOther = sql`o.id <> asked.id`
const isActive = sql`o.kind = asked.kind and o.state = 'activated' and ${isOther} and not exists (
  select from workers w where asked.is_worker and w.user_id = o.member_id and w.status = 'resigned')`

/** Other applications: of somebody with the same identity card or phone number, and earlier ones. */
const applications: Rule[] = [
  [
    'alreadyWorks',
    'applications',
    sql`select o.id, o.no from verifications v join applications o on o.person_id = v.person_id
      where v.number_hash = asked.number_hash and v.state = 'approved' and ${isActive}`,
  ],
  ['alreadyWorks', 'applications', sql`select o.id, o.no from applications o where ${samePhone('o')} and ${isActive}`],
  [
    'applied',
    'applications',
    sql`select o.id, o.no from applications o where ${samePhone('o')} and ${isOther}
      and o.state in ('submitted', 'supplement', 'secondReview', 'onboarding')`,
  ],
  [
    'appliedBefore',
    'applications',
    sql`select o.id, o.no from applications o
      where (o.person_id = asked.person_id or ${samePhone('o')}) and o.kind = asked.kind and o.id < asked.id
        and o.state in ('rejected', 'withdrawn', 'abandoned') order by o.id desc`,
  ],
]

const phones: Rule[] = [
  [
    'phoneShared',
    'users',
    sql`select u.id, ${userNo} as no from users u where ${samePhone('u')} and u.id <> asked.person_id and u.kind <> 'staff'`,
  ],
]

const rules: readonly Rule[] = [...blacklist, ...workers, ...shops, ...applications, ...phones]

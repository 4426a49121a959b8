import type { z } from 'zod'
import type { OpenVerification } from '#contract/open/open-verifications.ts'
import { PaperContent } from '#contract/reviews/paper.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { findCustomer, findOrAddCustomer } from '#server/people/index.ts'

type Asked = z.output<typeof OpenVerification>
export type Person = { id: number; name: string }

/** Whose paper it is: a worker whom the app has reported, or any of its users, who may be new. */
export async function findPerson(db: Database, appId: string, asked: Asked): Promise<Person> {
  const { kind, externalId } = asked.from
  if (kind === 'customer') return customerOf(db, appId, asked)
  const worker = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['users.id', 'users.real_name as name'])
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
    .where('workers.kind', '=', kind)
    .executeTakeFirst()
  return worker ?? refuse('badInput', { fields: { from: fieldReason('reportWorker') } })
}

/** Name and phone number of a customer come with their orders and messages; until then there is a short form of the name. */
async function customerOf(db: Database, appId: string, { from, cityCode, paper }: Asked): Promise<Person> {
  const { externalId } = from
  const known = await findCustomer(db, appId, externalId)
  const { nickName, name: onPaper = '' } = PaperContent.parse(paper)
  const name = nickName ?? `${[...onPaper][0] ?? ''}**`
  const { id } = known ?? (await findOrAddCustomer(db, { appId, externalId }, { name, cityCode }))
  const row = await db.selectFrom('users').select('nick_name').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, name: row.nick_name }
}

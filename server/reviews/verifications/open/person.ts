import type { z } from 'zod'
import type { OpenVerification } from '#contract/open/open-verifications.ts'
import { PaperContent } from '#contract/reviews/paper.ts'
import type { Database } from '#server/kit/database.ts'
import { refuseUnreported } from '#server/open/openFields/index.ts'
import { findOrAddCustomer, knownAs } from '#server/people/index.ts'

type Asked = z.output<typeof OpenVerification>
export type Person = { id: number; name: string }

/** Whose paper it is: a worker whom the app has reported, or any of its users, who may be new. */
export async function findPerson(db: Database, appId: string, asked: Asked): Promise<Person> {
  const { from } = asked
  if (from.kind === 'customer') return customerOf(db, appId, asked)
  return (await knownAs(db, appId, from)) ?? refuseUnreported('from', from.kind)
}

/** Name and phone number of a customer come with their orders and messages; until then there is a short form of the name. */
async function customerOf(db: Database, appId: string, { from, cityCode, paper }: Asked): Promise<Person> {
  const { externalId } = from
  const known = await knownAs(db, appId, { kind: 'customer', externalId })
  if (known) return known
  const { nickName, name: onPaper = '' } = PaperContent.parse(paper)
  const name = nickName ?? `${[...onPaper][0] ?? ''}**`
  const { id } = await findOrAddCustomer(db, { appId, externalId }, { name, cityCode })
  const row = await db.selectFrom('users').select('nick_name').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, name: row.nick_name }
}

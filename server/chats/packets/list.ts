import { packets } from '#contract/money/packets.ts'
import { allowanceOf, allowanceOfPerson } from '#server/complaints/compensation/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { givenFor } from './given-before.ts'
import { beyondApproval } from './limits.ts'
import { packetsWithPeople, viewPacket } from './view.ts'

export const allowance = handle(packets.allowance, async ({ db, caller }, cause) => ({
  ...(await allowanceOf(db, caller)),
  givenFen: await givenFor(db, caller, cause),
}))

/** Of a packet that a person paid back nobody approves anything. */
export const approval = handle(packets.approval, async ({ db, caller }, { id }) => {
  const packet = await packetsWithPeople(db, caller).where('packets.id', '=', id).executeTakeFirst()
  if (!packet || packet.staff_id === null) return refuse('notFound')
  const approver = await allowanceOf(db, caller)
  const asker = await allowanceOfPerson(db, packet.staff_id)
  return { asker, approver, beyond: beyondApproval(approver, packet.amount_fen) }
})

const mostCounted = 1000

/** Those that wait for a decision by somebody like the caller: the rows of the list asked with `forMe`. Counting ends at 1,000. */
export async function countPacketsToDecide({ db, caller }: Pick<QueryContext, 'db' | 'caller'>): Promise<number> {
  const found = packetsToDecide(packetsWithPeople(db, caller), caller).limit(mostCounted)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function packetsToDecide(rows: ReturnType<typeof packetsWithPeople>, { userId }: Pick<Caller, 'userId'>) {
  return rows.where('packets.state', '=', 'pending_approval').where('packets.staff_id', '<>', userId)
}

export const list = handle(packets.list, async ({ db, caller }, { state, forMe, after, limit }) => {
  const found = await packetsWithPeople(db, caller)
    .$if(state !== undefined, rows => rows.where('packets.state', '=', state ?? 'sent'))
    .$if(forMe, rows => packetsToDecide(rows, caller))
    .where(afterId('packets.id', after))
    .orderBy('packets.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => viewPacket(row, caller), cursorOf: ({ id }) => id })
})

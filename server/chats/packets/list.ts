import { packets } from '#contract/money/packets.ts'
import { allowanceOf } from '#server/complaints/compensation/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { givenFor } from './given-before.ts'
import { packetsWithPeople, viewPacket } from './view.ts'

export const allowance = handle(packets.allowance, async ({ db, caller }, cause) => ({
  ...(await allowanceOf(db, caller)),
  givenFen: await givenFor(db, caller, cause),
}))

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

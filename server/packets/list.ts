import { packets } from '#contract/money/packets.ts'
import { allowanceOf } from '#server/compensation/index.ts'
import { handle } from '#server/kit/handle.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { givenFor } from './given-before.ts'
import { packetsWithPeople, viewPacket } from './view.ts'

export const allowance = handle(packets.allowance, async ({ db, caller }, cause) => ({
  ...(await allowanceOf(db, caller)),
  givenFen: await givenFor(db, caller, cause),
}))

export const list = handle(packets.list, async ({ db, caller }, { state, forMe, after, limit }) => {
  const found = await packetsWithPeople(db, caller)
    .$if(state !== undefined, rows => rows.where('packets.state', '=', state ?? 'sent'))
    .$if(forMe, rows =>
      rows.where('packets.state', '=', 'pending_approval').where('packets.staff_id', '<>', caller.userId),
    )
    .$if(Boolean(after), rows => rows.where('packets.id', '<', Number(after)))
    .orderBy('packets.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => viewPacket(row, caller), cursorOf: ({ id }) => id })
})

import { type Arrangement, PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { handle } from '#server/kit/handle.ts'

const untouched: Arrangement = { blocks: [], isTourDone: false }

/** A block that this version does not know is left out. */
export const arrangement = handle(dashboard.arrangement, async ({ db, caller }) => {
  const own = await db
    .selectFrom('dashboard_arrangements')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  if (!own) return untouched
  const blocks = own.blocks.filter(block => PlacedBlock.safeParse(block).success)
  return { blocks, isTourDone: own.is_tour_done }
})

export const arrange = handle(dashboard.arrange, async ({ db, caller }, { blocks, isTourDone }) => {
  const own = { blocks: JSON.stringify(blocks), is_tour_done: isTourDone }
  await db
    .insertInto('dashboard_arrangements')
    .values({ user_id: caller.userId, ...own })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(own))
    .execute()
  return {}
})

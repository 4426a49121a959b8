import type { z } from 'zod'
import type { OpenPostFigures } from '#contract/open/open-posts.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { setRisk } from '#server/reviews/index.ts'
import { lockChangesOf } from '../records.ts'
import { riskOf } from '../risk.ts'
import { riskFactsOf } from '../terms.ts'

const riskQueue = 'posts.risk'

type Figures = z.output<typeof OpenPostFigures>['posts'][number]

/** How many people saw posts, as it is now. Posts that wait for a judgement are sorted anew by a job: it locks their cases. */
export async function noteFigures(change: Change, appId: string, figures: readonly Figures[]): Promise<number> {
  const { db } = change
  const byNo = new Map(figures.map(one => [one.no, one]))
  const known = await db
    .selectFrom('posts')
    .select(['id', 'no', 'state', 'exposure'])
    .where('app_id', '=', appId)
    .where('no', 'in', [...byNo.keys()])
    // In one order, so that two calls at once do not wait for each other.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const waiting: number[] = []
  for (const { id, no, state, exposure: before } of known) {
    const { exposure, likes, comments, shares } = byNo.get(no) ?? { exposure: before }
    await db.updateTable('posts').set({ exposure, likes, comments, shares }).where('id', '=', id).execute()
    if ((state === 'pending' || state === 'hidden') && exposure !== before) waiting.push(id)
  }
  if (waiting.length > 0) await change.later(riskQueue, { ids: waiting })
  return known.length
}

export async function startRiskUpdates(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ ids: number[] }>(riskQueue, async ({ ids }) => {
    for (const id of ids) {
      await makeClockChange(runtime, change => updateRisk(change, id))
    }
  })
}

/** Reads again under its lock; so it may run late, or twice. */
async function updateRisk(change: Change, id: number): Promise<void> {
  await lockChangesOf(change.db, id)
  const post = await change.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await setRisk(change, 'posts', { subjectId: id, risk: riskOf(await riskFactsOf(change.db, post)) })
}

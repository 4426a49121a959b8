import { sql } from 'kysely'
import { type FirstStep, firstSteps, firstStepsOf } from '#contract/dashboard/first-steps.ts'
import { may } from '#server/kit/caller.ts'
import { type Feature, feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { acts } from './acts.ts'

const list = handle(firstSteps.list, async ({ db, caller }) => {
  const own = await db
    .selectFrom('first_steps')
    .select(['done', 'is_dismissed'])
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  const steps = firstStepsOf(needs => may(caller, needs)).map(step => ({
    step,
    isDone: own?.done.includes(step) ?? false,
  }))
  const isOver = own?.is_dismissed || steps.every(({ isDone }) => isDone)
  return { steps: isOver ? [] : steps }
})

const dismiss = handle(firstSteps.dismiss, async ({ db, caller, nudge }) => {
  await db
    .insertInto('first_steps')
    .values({ user_id: caller.userId, is_dismissed: true })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ is_dismissed: true }))
    .execute()
  nudge({ word: 'firstSteps.changed', id: null, userId: caller.userId })
  return {}
})

// What it is for is noted with every act.
const openGuide = handle(firstSteps.openGuide, async () => ({}))

export const firstStepsFeature = feature(firstSteps, { list, dismiss, openGuide })

type Context = QueryContext | CommandContext
type AnyHandler = (context: Context, input: unknown) => Promise<unknown>

/** Steps that are known to be done, `<user> <step>`: of these, no statement is made. At most 15 for each member of staff. */
const known = new WeakMap<object, Set<string>>()

/** The same feature, which also notes the first steps that people do by using it. */
export function notingSteps<Export>(of: Feature<Export>): Feature<Export> {
  const handlers = { ...of.handlers }
  for (const [verb, operation] of Object.entries(of.operations)) {
    const act = acts.find(each => each.operation.name === operation.name)
    if (!act) continue
    const run = of.handlers[verb] as AnyHandler
    const noting: AnyHandler = async (context, input) => {
      const answer = await run(context, input)
      if (act.counts(input, answer)) await noteStep(context, act.step)
      return answer
    }
    handlers[verb] = Object.assign(noting, { operation })
  }
  return { ...of, handlers }
}

async function noteStep(context: Context, step: FirstStep): Promise<void> {
  const { runtime, caller } = context
  const done = known.get(runtime.config) ?? new Set()
  known.set(runtime.config, done)
  const key = `${caller.userId} ${step}`
  if (done.has(key) || !firstStepsOf(needs => may(caller, needs)).includes(step)) return
  const nudged = { word: 'firstSteps.changed', id: null, userId: caller.userId } as const
  if ('nudge' in context) {
    // The transaction may still be undone: it is known with the next act.
    if (await addStep(context, step)) context.nudge(nudged)
    else done.add(key)
    return
  }
  try {
    if (await addStep(context, step)) runtime.nudgeChannel.publish([nudged])
    done.add(key)
  } catch (error) {
    // What was asked for is read even where nothing can be written.
    runtime.log.warn({ error }, 'a first step was not noted')
  }
}

/** False if it was done before. */
async function addStep(context: Context, step: FirstStep): Promise<boolean> {
  const { caller } = context
  const db = 'nudge' in context ? context.db : context.runtime.db
  const added = await db
    .insertInto('first_steps')
    .values({ user_id: caller.userId, done: [step] })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ done: sql<string[]>`array_append(first_steps.done, ${step})` })
        .where(sql<boolean>`not ${step} = any (first_steps.done)`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

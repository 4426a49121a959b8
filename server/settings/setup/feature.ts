import { sql } from 'kysely'
import type { Needs } from '#contract/base/operation.ts'
import { type Setup, type SetupStep, setup, setupSteps } from '#contract/settings/setup.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { takeValue, writeValueOnce } from '#server/kit/installation-values.ts'
import { setupWords } from '#words/settings/setup.ts'

const list = handle(setup.list, ({ db, caller }) => readSetup(db, caller))

const skip = handle(setup.skip, async (context, { step, isSkipped }) => {
  const { db, caller } = context
  const was = isSkipped ? undefined : await takeValue(db, skippedName(step))
  if (isSkipped) await skipStep(db, step)
  if (isSkipped || was) {
    await recordEvent(context, {
      action: 'setup.skip',
      subject: 'setup',
      subjectId: 0,
      subjectNo: setupWords.steps[step].zh,
      from: isSkipped ? 'open' : 'skipped',
      to: isSkipped ? 'skipped' : 'open',
    })
    context.nudge({ word: 'setup.changed', id: 0 })
  }
  return readSetup(db, caller)
})

export const setupFeature = feature(setup, { list, skip })

/** What it takes to do a step. */
const needs: Readonly<Record<SetupStep, Needs>> = {
  city: 'cities.edit',
  services: 'cities.edit',
  app: 'apps.secret',
  colleagues: 'staff.edit',
  secondFactor: 'signed-in',
}

/** Leaves a step out for everybody. */
export async function skipStep(db: Database, step: SetupStep): Promise<void> {
  await writeValueOnce(db, skippedName(step), { at: Date.now() })
}

function skippedName(step: SetupStep): string {
  return `setup.skipped.${step}`
}

type Facts = Record<SetupStep, boolean> & { hasOrders: boolean; skipped: string[] }

async function readSetup(db: Database, caller: Caller): Promise<Setup> {
  const { hasOrders, skipped, ...isDone } = await readFacts(db, caller)
  const steps = setupSteps.map(step => {
    const isSkipped = skipped.includes(skippedName(step))
    const state = isDone[step] ? ('done' as const) : isSkipped ? ('skipped' as const) : ('open' as const)
    const mayMake = state !== 'done' && may(caller, needs[step])
    const maySkip = state !== 'done' && may(caller, 'setup.edit')
    return { step, state, allowed: [...(mayMake ? ['make' as const] : []), ...(maySkip ? ['skip' as const] : [])] }
  })
  return { steps, hasOrders }
}

async function readFacts(db: Database, { userId }: Caller): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select exists (select from cities) as city,
      exists (select from cities where cardinality(services) > 0) as services,
      exists (select from apps where is_enabled and 'order.write' = any(scopes)) as app,
      exists (select from users where username is not null and id <> ${userId}) as colleagues,
      exists (select from second_factors where user_id = ${userId} and confirmed_at is not null) as "secondFactor",
      exists (select from orders) as "hasOrders",
      array(select name from installation_values where name like 'setup.skipped.%') as skipped`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('The query without a table answers one row.')
  return facts
}

import { sql } from 'kysely'
import { type Autopilot, autopilotActions, autopilots } from '#contract/orders/autopilots.ts'
import type { AutopilotMode } from '#contract/orders/board.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'

import { dismiss, proposals } from './proposals.ts'

export { assignWaiting, startAutopilots } from './drive.ts'

type Row = {
  /** Of the city. */
  id: number
  city_code: string
  mode: AutopilotMode
  held_by_id: number | null
  held_by_name: string | null
  held_at: number | null
  version: number
}

/** Cities with who assigns there; one without a row leaves it to people. */
function rowsOf(db: Database, caller: Caller) {
  return db
    .selectFrom('cities')
    .leftJoin('autopilots', 'autopilots.city_code', 'cities.code')
    .select(['cities.id', 'cities.code as city_code'])
    .select(row => [
      row.fn.coalesce('autopilots.mode', sql.lit<AutopilotMode>('off')).as('mode'),
      row.fn.coalesce('autopilots.version', sql.lit(1)).as('version'),
    ])
    .select(['autopilots.held_by_id', 'autopilots.held_by_name', 'autopilots.held_at'])
    .where(inCities('cities.code', caller))
    .orderBy('cities.code')
}

const list = handle(autopilots.list, async ({ db, caller }) => {
  const rows = await rowsOf(db, caller).execute()
  return { rows: rows.map(row => view(row, caller)) }
})

const set = handle(autopilots.set, async (context, { id, version, mode }) => {
  const row = await lock(context, id, version)
  if (row.mode === mode) return view(row, context.caller)
  return change(context, row, { mode, held_by_id: null, held_by_name: null, held_at: null }, 'autopilots.set')
})

const takeOver = handle(autopilots.takeOver, async (context, { id }) => {
  const { caller } = context
  const row = await lock(context, id)
  if (row.held_by_id === caller.userId) return view(row, caller)
  const held = { held_by_id: caller.userId, held_by_name: caller.name, held_at: new Date() }
  return change(context, row, held, 'autopilots.takeOver')
})

const handOver = handle(autopilots.handOver, async (context, { id }) => {
  const row = await lock(context, id)
  if (row.held_by_name === null) return view(row, context.caller)
  return change(context, row, { held_by_id: null, held_by_name: null, held_at: null }, 'autopilots.handOver')
})

export const autopilotsFeature = feature(autopilots, { list, set, takeOver, handOver, proposals, dismiss })

/** Lets a city be served by itself unless somebody decided otherwise. */
export async function letAssign(db: Database, cityCode: string): Promise<void> {
  await db
    .insertInto('autopilots')
    .values({ city_code: cityCode, mode: 'assign' })
    .onConflict(conflict => conflict.column('city_code').doNothing())
    .execute()
}

/** The row of a city, which the first command makes. */
async function lock(context: CommandContext, cityId: number, version?: number): Promise<Row> {
  const { db, caller } = context
  const city = await rowsOf(db, caller).where('cities.id', '=', cityId).executeTakeFirst()
  if (!city) return refuse('notFound')
  await db
    .insertInto('autopilots')
    .values({ city_code: city.city_code, mode: 'off' })
    .onConflict(conflict => conflict.column('city_code').doNothing())
    .execute()
  return lockSeen<Row>(db, {
    subject: 'autopilots',
    id: cityId,
    version,
    async lock() {
      const ofCity = db.selectFrom('autopilots').selectAll().where('city_code', '=', city.city_code)
      const row = await ofCity.forUpdate().executeTakeFirst()
      return row && { ...row, id: cityId }
    },
    fresh: row => view(row, caller),
  })
}

type Columns = { mode?: AutopilotMode; held_by_id: number | null; held_by_name: string | null; held_at: Date | null }
type Action = 'autopilots.set' | 'autopilots.takeOver' | 'autopilots.handOver'

async function change(context: CommandContext, row: Row, columns: Columns, action: Action): Promise<Autopilot> {
  const after = await context.db
    .updateTable('autopilots')
    .set({ ...columns, version: sql`version + 1` })
    .where('city_code', '=', row.city_code)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(context, {
    action,
    subject: 'autopilots',
    subjectId: row.id,
    subjectNo: row.city_code,
    changes: changesBetween(fieldsOf(row), fieldsOf(after)),
  })
  context.nudge({ word: 'autopilots.changed', id: row.id, cityCode: row.city_code })
  return view({ ...after, id: row.id }, context.caller)
}

function fieldsOf({ mode, held_by_name }: Row) {
  return { autopilot_mode: mode, held_by_name }
}

function view(row: Row, caller: Caller): Autopilot {
  const isPossible = {
    set: may(caller, autopilots.set.needs),
    takeOver: row.mode !== 'off' && row.held_by_id !== caller.userId,
    handOver: row.held_by_name !== null,
  }
  return {
    id: row.id,
    cityCode: row.city_code,
    mode: row.mode,
    heldBy: row.held_by_name,
    heldAt: row.held_at,
    version: row.version,
    allowed: autopilotActions.filter(action => isPossible[action]),
  }
}

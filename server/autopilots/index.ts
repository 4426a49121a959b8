import { sql } from 'kysely'
import { type Autopilot, type AutopilotMode, autopilotActions, autopilots } from '#contract/orders/autopilots.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'

export { assignWaiting, startAutopilots } from './drive.ts'

type Row = {
  id: number
  city_code: string
  mode: AutopilotMode
  held_by_id: number | null
  held_by_name: string | null
  held_at: number | null
  version: number
}

/** Every city of the caller; one without a row leaves it to people. */
const list = handle(autopilots.list, async ({ db, caller }) => {
  const rows = await db
    .selectFrom('autopilots')
    .selectAll()
    .where(inCities('autopilots.city_code', caller))
    .execute()
  const cities = await db.selectFrom('cities').select('code').where(inCities('cities.code', caller)).execute()
  const codes = new Set([...cities.map(({ code }) => code), ...rows.map(row => row.city_code)])
  return [...codes].toSorted().map(code => view(rows.find(row => row.city_code === code) ?? unset(code), caller))
})

const set = handle(autopilots.set, async (context, { cityCode, mode, version }) => {
  const row = await lock(context, cityCode, version)
  if (row.mode === mode) return view(row, context.caller)
  return change(context, row, { mode, held_by_id: null, held_by_name: null, held_at: null }, 'autopilots.set')
})

const takeOver = handle(autopilots.takeOver, async (context, { cityCode }) => {
  const { caller } = context
  const row = await lock(context, cityCode)
  if (row.held_by_id === caller.userId) return view(row, caller)
  const held = { held_by_id: caller.userId, held_by_name: caller.name, held_at: new Date() }
  return change(context, row, held, 'autopilots.takeOver')
})

const handOver = handle(autopilots.handOver, async (context, { cityCode }) => {
  const row = await lock(context, cityCode)
  if (row.held_by_name === null) return view(row, context.caller)
  return change(context, row, { held_by_id: null, held_by_name: null, held_at: null }, 'autopilots.handOver')
})

export const autopilotsFeature = feature(autopilots, { list, set, takeOver, handOver })

/** Lets a city be served by itself unless somebody decided otherwise. */
export async function letAssign(db: Database, cityCode: string): Promise<void> {
  await db
    .insertInto('autopilots')
    .values({ city_code: cityCode, mode: 'assign' })
    .onConflict(conflict => conflict.column('city_code').doNothing())
    .execute()
}

function unset(cityCode: string): Row {
  return { id: 0, city_code: cityCode, mode: 'off', held_by_id: null, held_by_name: null, held_at: null, version: 1 }
}

/** The city's row, which the first command makes. */
async function lock(context: CommandContext, cityCode: string, version?: number): Promise<Row> {
  const { db, caller } = context
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('code', '=', cityCode)
    .where(inCities('cities.code', caller))
    .executeTakeFirst()
  if (!city) return refuse('notFound')
  await db
    .insertInto('autopilots')
    .values({ city_code: cityCode, mode: 'off' })
    .onConflict(conflict => conflict.column('city_code').doNothing())
    .execute()
  const ofCity = db.selectFrom('autopilots').where('city_code', '=', cityCode)
  const { id } = await ofCity.select('id').executeTakeFirstOrThrow()
  return lockSeen<Row>(db, {
    subject: 'autopilots',
    id,
    version,
    lock: () => ofCity.selectAll().forUpdate().executeTakeFirst(),
    fresh: row => view(row, caller),
  })
}

type Columns = { mode?: AutopilotMode; held_by_id: number | null; held_by_name: string | null; held_at: Date | null }
type Action = 'autopilots.set' | 'autopilots.takeOver' | 'autopilots.handOver'

async function change(context: CommandContext, row: Row, columns: Columns, action: Action): Promise<Autopilot> {
  const after = await context.db
    .updateTable('autopilots')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', row.id)
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
  return view(after, context.caller)
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
    cityCode: row.city_code,
    mode: row.mode,
    heldBy: row.held_by_name,
    heldAt: row.held_at,
    version: row.version,
    allowed: autopilotActions.filter(action => isPossible[action]),
  }
}

import { type SqlBool, sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { recon } from '#contract/money/recon/recon.ts'
import { dayBound } from '#server/desk/sorts/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { compareAround } from './compare.ts'
import { dayRecords } from './records.ts'
import { daysOf, lockChannel } from './rows.ts'
import { stoppingDays } from './stop.ts'
import { answerDay, shownDays, viewDay } from './view.ts'

export const list = handle(recon.list, async ({ db, caller }, { channel, state, from, to, after, limit }) => {
  const [dayNumber = 0, id = 0] = (after ?? '').split('.').map(Number)
  const found = await shownDays(db)
    .$if(channel !== '', rows => rows.where('recon_days.app_id', '=', channel))
    .$if(state !== undefined, rows => rows.where('recon_days.state', '=', state ?? 'awaiting'))
    .$if(from !== '', rows => rows.where('recon_days.day', '>=', from))
    .$if(to !== '', rows => rows.where('recon_days.day', '<=', to))
    .$if(Boolean(after), rows =>
      rows.where(sql<SqlBool>`(recon_days.day, recon_days.id) < (${dayBound(dayNumber)}, ${id}::bigint)`),
    )
    .orderBy('recon_days.day', 'desc')
    .orderBy('recon_days.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, {
    view: row => viewDay(row, caller),
    cursorOf: row => `${Date.parse(row.day) / dayMs}.${row.id}`,
  })
})

export const get = handle(recon.get, ({ db, caller }, { id }) => answerDay(db, caller, id))

/** The last day whose channels and ledger agreed. */
export async function lastBalancedDay(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from recon_days where state = 'balanced'`.execute(db)
  return rows[0]?.day ?? null
}

export const standing = handle(recon.standing, async ({ db, caller }) => {
  const channels = await db
    .selectFrom('apps')
    .select(['id', 'name'])
    .where(sql<SqlBool>`scopes && array['payout.write', 'event.payment']`)
    .orderBy('name')
    .execute()
  const stoppedBy = await stoppingDays(db)
    .select(['recon_days.id', 'recon_days.day', 'recon_days.open_count as open', 'apps.name as channel'])
    .limit(50)
    .execute()
  const awaiting = await awaitedDays(db)
  const unsettled = db.selectFrom('recon_differences').select('id').where('state', '<>', 'settled').limit(sql.lit(1000))
  const { open } = await db
    .selectFrom(unsettled.as('unsettled'))
    .select(row => row.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return { channels, awaiting, stoppedBy, open: Number(open), canUpload: caller.permissions.has('recon.settle') }
})

/** Days whose bill did not come yet, the newest first. */
async function awaitedDays(db: Database) {
  const found = await db
    .selectFrom('recon_days')
    .innerJoin('apps', 'apps.id', 'recon_days.app_id')
    .select(['recon_days.id', 'recon_days.day', 'recon_days.app_id', 'apps.name'])
    .where('recon_days.state', '=', 'awaiting')
    .orderBy('recon_days.day', 'desc')
    .orderBy('recon_days.id', 'desc')
    .limit(50)
    .execute()
  return found.map(({ id, day, app_id, name }) => ({ id, day, channel: { id: app_id, name } }))
}

export const compare = handle(recon.compare, async (context, { id }) => {
  const { db, caller } = context
  const day = await answerDay(db, caller, id)
  if (!day.allowed.includes('compare')) refuse('billMissing')
  await compareAround(context, day.channel.id, day.day)
  return answerDay(db, caller, id)
})

export const confirm = handle(recon.confirm, async (context, { id, version, reason }) => {
  const { db, caller } = context
  const day = await lockDay(context, { id, version })
  const fresh = () => answerDay(db, caller, id)
  await dayRecords.refuseNotAllowed({ ...day, isWhole: false, parts: 1 }, 'confirm', caller, fresh)
  await dayRecords.move(context, day, 'confirm', {
    by: 'staff',
    set: { confirmed_by_id: caller.userId, confirmed_at: new Date(), confirm_reason: reason },
    event: { reason, from: null, to: null },
  })
  return fresh()
})

/** With the channel first, as a comparison does. */
async function lockDay({ db, caller }: CommandContext, { id, version }: { id: number; version: number }) {
  const seen = await daysOf(db).where('recon_days.id', '=', id).executeTakeFirst()
  if (seen) await lockChannel(db, seen.app_id)
  return lockSeen(db, {
    subject: 'recon',
    id,
    version,
    lock: () => daysOf(db).where('recon_days.id', '=', id).forUpdate('recon_days').executeTakeFirst(),
    fresh: () => answerDay(db, caller, id),
  })
}

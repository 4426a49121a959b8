import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { typedPlate } from '#contract/base/texts/plate.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { contains } from '#server/desk/searches/index.ts'
import { queueConditions } from './queues.ts'
import { areOrders, areUnfinished, idsOfUnfinished } from './standings.ts'

type RideQuestion = Pick<z.output<typeof OrderQuestion>, 'plate' | 'booking' | 'waitedMinutes' | 'help' | 'unpaidHours'>

/** Filters that only rides have. With one of them set no other service is listed. */
export function rideFilters(
  { plate, booking, waitedMinutes, help, unpaidHours }: RideQuestion,
  setting: SettingReader,
): Expression<SqlBool>[] {
  const asked = [
    ...(plate ? [hasPlate(plate)] : []),
    ...(booking ? [sql<SqlBool>`orders.promised_at is ${sql.raw(booking === 'later' ? 'not null' : 'null')}`] : []),
    ...(waitedMinutes == null ? [] : [waitsFor(waitedMinutes)]),
    ...(help === 'open' ? [queueConditions.help] : []),
    ...(help === 'settled'
      ? [sql<SqlBool>`orders.facts ->> 'helpAt' is not null and not (${queueConditions.help})`]
      : []),
    ...(unpaidHours == null ? [] : [isUnpaidFor(unpaidHours, setting('orders.timeouts.chauffeur').pending_pay ?? 0)]),
  ]
  return asked.length > 0 ? [sql<SqlBool>`orders.service = 'chauffeur'`, ...asked] : []
}

/** The index of `search` narrows it down, since the plate is one of its words; the details decide. */
function hasPlate(asked: string): Expression<SqlBool> {
  const plate = typedPlate(asked)
  const written = sql`(orders.details ->> 'plate')`
  return sql<SqlBool>`bigrams(orders.search) @> bigrams(compared_form(${plate})) and ${contains(written, plate)}`
}

/** Before the chauffeur has arrived. */
const waitingStates = ['pending_dispatch', 'no_driver', 'offered', 'accepted'] as const

function waitsFor(minutes: number): Expression<SqlBool> {
  return sql<SqlBool>`${areUnfinished(sql`state in (${sql.join(waitingStates)})`)}
    and coalesce(orders.promised_at, orders.placed_at) <= now() - make_interval(mins => ${minutes}::int)`
}

/** Since payment was due. A ride that was left unpaid came to its state `secondsToPay` later. */
function isUnpaidFor(hours: number, secondsToPay: number): Expression<SqlBool> {
  const latest = sql`now() - make_interval(hours => ${hours}::int)`
  const unpaid = sql`select id from orders where facts ->> 'isUnpaid' = 'true'`
  const found = areOrders(sql`${idsOfUnfinished(sql`state = 'pending_pay'`)} union all ${unpaid}`)
  return sql<SqlBool>`${found} and (orders.finished_at is null and orders.state = 'pending_pay' and orders.state_at <= ${latest}
    or orders.facts ->> 'isUnpaid' = 'true'
      and orders.state_at <= ${latest} + make_interval(secs => ${secondsToPay}::int))`
}

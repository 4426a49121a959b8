import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { planOf } from '#contract/orders/service.ts'
import { containing } from '#server/kit/like.ts'
import { narrowed } from './queue-conditions.ts'

type OfRides = Pick<z.output<typeof OrderQuestion>, 'plate' | 'booking' | 'waitedMinutes' | 'help' | 'unpaidHours'>

/** What only rides have; of another service nothing is left. */
export function ofRides({ plate, booking, waitedMinutes, help, unpaidHours }: OfRides): Expression<SqlBool>[] {
  const asked = [
    ...(plate ? [hasPlate(plate)] : []),
    ...(booking ? [sql<SqlBool>`orders.promised_at is ${sql.raw(booking === 'later' ? 'not null' : 'null')}`] : []),
    ...(waitedMinutes == null ? [] : [waitsFor(waitedMinutes)]),
    ...(help === 'open' ? [narrowed.help] : []),
    ...(help === 'settled' ? [sql<SqlBool>`orders.facts ->> 'helpAt' is not null and not (${narrowed.help})`] : []),
    ...(unpaidHours == null ? [] : [isUnpaidFor(unpaidHours)]),
  ]
  return asked.length > 0 ? [sql<SqlBool>`orders.service = 'chauffeur'`, ...asked] : []
}

/** The plate is among the words that orders are searched by; which of them it is, the details know. */
function hasPlate(plate: string): Expression<SqlBool> {
  const pattern = containing(plate)
  return sql<SqlBool>`bigrams(orders.search) @> bigrams(${plate}) and orders.details ->> 'plate' ilike ${pattern}`
}

/** Whoever has a chauffeur standing beside the car does not wait for one. */
const comingStates = ['pending_dispatch', 'no_driver', 'offered', 'accepted'] as const

function waitsFor(minutes: number): Expression<SqlBool> {
  return sql<SqlBool>`orders.finished_at is null and orders.state in (${sql.join(comingStates)})
    and coalesce(orders.promised_at, orders.placed_at) <= now() - make_interval(mins => ${minutes}::int)`
}

const secondsToPay = planOf('chauffeur').timeouts.pending_pay?.after ?? 0

/** Over since the clock of paying began; those left unpaid by it, since that long before. */
function isUnpaidFor(hours: number): Expression<SqlBool> {
  const latest = sql`now() - make_interval(hours => ${hours}::int)`
  return sql<SqlBool>`(orders.finished_at is null and orders.state = 'pending_pay' and orders.state_at <= ${latest}
    or orders.facts ->> 'isUnpaid' = 'true'
      and orders.state_at <= ${latest} + make_interval(secs => ${sql.lit(secondsToPay)}))`
}

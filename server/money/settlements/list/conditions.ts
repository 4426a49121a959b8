import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { SettlementQuestion, SettlementQueue } from '#contract/money/settlements.ts'
import { contains, endsWith, isNamed, numberEnd } from '#server/desk/searches/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'

type Question = Omit<z.output<typeof SettlementQuestion>, 'sort' | 'after' | 'limit'>

const row = expressionBuilder<Tables, 'settlements'>()

/** Those who owe something are few: their shares are found by their accounts. */
const isOwing = sql<SqlBool>`settlements.order_id in (
  with owing as materialized (
    select owner_kind, owner_id from ledger_accounts account
      cross join lateral (select from ledger_balances where account_id = account.id and balance_fen > 0 offset 0) balance
    where account.kind = 'receivable')
  select share.order_id from owing
    join settlement_shares share on share.owner_kind = owing.owner_kind and share.owner_id = owing.owner_id and share.recovered_fen > 0)`

/** The conditions of the indexes of queues, word by word. */
const queueConditions: Record<SettlementQueue, Expression<SqlBool>> = {
  held: sql`settlements.state = 'held' and settlements.stop_reason is null`,
  stopped: sql`(settlements.stop_reason is not null or settlements.hold_by_id is not null)`,
  owing: isOwing,
  released: sql`settlements.state = 'released'`,
  all: sql`true`,
}

export function isInQueue(queue: SettlementQueue): Expression<SqlBool> {
  return queueConditions[queue]
}

/**
 * Those of some days are ordered by when they were settled, for which there is an index: by order, all newer ones would be read.
 * Other queues are short.
 */
export function isByMoment({ queue, from, to }: Pick<Question, 'queue' | 'from' | 'to'>): boolean {
  return Boolean(from || to) && ['released', 'all'].includes(queue)
}

export function conditionsOf({ queue, service, cityCode, reason, search, from, to }: Question): Expression<SqlBool>[] {
  return [
    isInQueue(queue),
    ...(service ? [row('settlements.service', '=', service)] : []),
    ...(cityCode ? [row('settlements.city_code', '=', cityCode)] : []),
    ...(reason ? [isStoppedBy(reason)] : []),
    ...(search ? [matches(search)] : []),
    ...withinDays('settlements.settled_at', from, to),
  ]
}

/** As a row shows it: what staff hold is on hold, whatever else stops it. */
function isStoppedBy(reason: NonNullable<Question['reason']>): Expression<SqlBool> {
  if (reason === 'hold') return row('settlements.hold_by_id', 'is not', null)
  return row.and([row('settlements.stop_reason', '=', reason), row('settlements.hold_by_id', 'is', null)])
}

/** Owners that one search can mean; of more, nobody can mean all. */
const mostOwners = 50

/** The number of the order or the end of it; the number, or two characters or more of the name, of who has a share. */
function matches(asked: string): Expression<SqlBool> {
  const search = searchedText(asked)
  const end = numberEnd(search)
  if (end) return sql<SqlBool>`settlements.order_id in (select id from orders where ${endsWith('no', end)})`
  if (search.length < 2) return row.lit(false)
  const number = search.toUpperCase()
  const names = sql`(users.nick_name || ' ' || users.real_name || ' ' || coalesce(users.username, ''))`
  const shops = sql`(name || ' ' || address)`
  const shopNumber = /^M\d{4,8}$/.test(number) ? Number(number.slice(1)) : 0
  return sql<SqlBool>`settlements.order_id in (
    select order_id from settlement_shares where owner_kind = 'person' and owner_id in (
      (select user_id from workers where workers.no = ${number})
      union (select users.id from users where ${isNamed(names, search)}
        limit ${sql.lit(mostOwners)}))
    union all
    select order_id from settlement_shares where owner_kind = 'merchant' and owner_id in (
      (select id from merchants where number = ${shopNumber})
      union (select id from merchants where ${isNamed(shops, search)} and ${contains(sql`name`, search)}
        limit ${sql.lit(mostOwners)})))`
}

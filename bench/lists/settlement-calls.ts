import type { Kysely } from 'kysely'
import { openSettlementQueues, SettlementQuestion, settlementQueues, settlements } from '#contract/money/settlements.ts'
import { settlementSortsOf } from '#contract/money/sorts.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { list } from '#server/money/settlements/list/list.ts'
import { counts, sums } from '#server/money/settlements/list/totals.ts'
import { adminCaller } from './caller.ts'
import { type Call, dayBefore, pageRows } from './money-calls.ts'

type Context = Parameters<typeof list>[0]

/** What the screen of settlements asks, by name. */
export async function callsOfSettlements(db: Kysely<Tables>, userId: number): Promise<Record<string, Call>> {
  const admin = adminCaller(userId)
  const local: Caller = { ...admin, cityCodes: ['410300'], isSuper: false }
  const context = (recorded: Database, caller: Caller) => ({ db: recorded, caller }) as unknown as Context
  const page =
    (asked: object, caller = admin): Call =>
    recorded =>
      list(context(recorded, caller), SettlementQuestion.parse({ ...asked, limit: pageRows }))
  const added =
    (asked: object): Call =>
    recorded =>
      sums(context(recorded, admin), settlements.sums.input.parse(asked))
  const calls: Record<string, Call> = {}
  const filters = await filtersOf(db)
  for (const queue of settlementQueues) {
    for (const [name, filter] of Object.entries(filters)) {
      calls[`settlements ${queue}, ${name}`] = page({ queue, ...filter })
      if (!('after' in filter)) calls[`settlements ${queue}, ${name}, sums`] = added({ queue, ...filter })
    }
    for (const sort of settlementSortsOf(queue)) calls[`settlements ${queue}, ${sort} first`] = page({ queue, sort })
    calls[`settlements ${queue}, a reader of a small city`] = page({ queue }, local)
  }
  return {
    ...calls,
    [`settlements, counts of ${openSettlementQueues.length} queues`]: recorded => counts(context(recorded, admin), {}),
    'settlements, counts of a small city': recorded => counts(context(recorded, local), {}),
  }
}

async function filtersOf(db: Kysely<Tables>): Promise<Record<string, object>> {
  const first = await db.selectFrom('orders').select(['id', 'no']).orderBy('id').executeTakeFirstOrThrow()
  const shop = await db.selectFrom('merchants').select(['no', 'name']).orderBy('id').executeTakeFirstOrThrow()
  return {
    'no filter': {},
    'next page': { after: String(first.id + 100_000) },
    'one service': { service: 'food' },
    'a service without any': { service: 'chauffeur' },
    'a small city': { cityCode: '410300' },
    'a large city': { cityCode: '410100' },
    'a reason': { reason: 'complaint' },
    'a reason that is not there': { reason: 'winnerUnknown' },
    'on hold by staff': { reason: 'hold' },
    'a day ten months ago': { from: dayBefore(300), to: dayBefore(300) },
    'until ten months ago': { to: dayBefore(300) },
    'the last two days': { from: dayBefore(2) },
    'the end of a number': { search: first.no.slice(-8) },
    'a whole name': { search: shop.name },
    'a frequent surname': { search: '王记' },
    "a shop's number": { search: shop.no },
    nobody: { search: '欧阳' },
  }
}

import { expressionBuilder } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { readLog } from '#server/events/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { balancesOf } from '#server/ledger/index.ts'
import { asWritten } from '#server/people/index.ts'
import { type ListedSettlement as ListedRow, namedShares, settlementsWithOrders, viewSettlement } from '../rows.ts'
import { ownerOf } from '../shares.ts'
import { conditionsOf, isAfter, isByMoment } from './conditions.ts'

const row = expressionBuilder<Tables, 'settlements'>()

/** One page, the newest order first, or of some days what was settled last. Its rows are chosen before they are joined with anything. */
export const list = handle(settlements.list, async ({ db, caller }, { after, limit, ...question }) => {
  const page = db
    .selectFrom('settlements')
    .select('settlements.order_id')
    .where(inCities('settlements.city_code', caller))
    .where(row.and(conditionsOf(question)))
    .$if(Boolean(after), rows => rows.where(isAfter(question, after ?? '')))
    .$if(isByMoment(question), rows => rows.orderBy('settlements.settled_at', 'desc'))
    .orderBy('settlements.order_id', 'desc')
    .limit(oneMore(limit))
  const found = await settlementsWithOrders(db, caller)
    .where('settlements.order_id', 'in', page)
    .$if(isByMoment(question), rows => rows.orderBy('settlements.settled_at', 'desc'))
    .orderBy('settlements.order_id', 'desc')
    .execute()
  const view = await viewerOf(db, caller, found)
  return pageOf(found, limit, { view, cursorOf: settlement => settlement.order_id })
})

export const get = handle(settlements.get, async ({ db, caller }, { id }) => {
  const found = await settlementsWithOrders(db, caller)
    .where('settlements.order_id', '=', id)
    .where(inCities('settlements.city_code', caller))
    .executeTakeFirst()
  if (!found) return refuse('notFound')
  const view = await viewerOf(db, caller, [found])
  return { ...view(found), log: await readLog(db, 'settlements', id) }
})

/** Shows rows of a page, whose shares and debts are read together. */
async function viewerOf(
  db: Database,
  caller: Caller,
  found: readonly ListedRow[],
): Promise<(settlement: ListedRow) => ListedSettlement> {
  const shares = await namedShares(
    db,
    found.map(({ order_id }) => order_id),
  )
  const owners = [...new Map(shares.flatMap(share => ownersIn(share).map(owner => [keyOf(owner), owner]))).values()]
  const balanceOf = await balancesOf(db, owners)
  const sharesOf = Map.groupBy(shares, ({ order_id }) => order_id)
  return settlement => {
    const own = sharesOf.get(settlement.order_id) ?? []
    const debts = new Map(
      own.flatMap(share => ownersIn(share).map(owner => [keyOf(owner), balanceOf(owner).receivable] as const)),
    )
    return {
      ...viewSettlement(settlement, caller),
      cityCode: settlement.city_code,
      endedAt: settlement.finished_at,
      parts: own.map(({ party, owner_name, amount_fen }) => ({
        party,
        name: owner_name === null ? null : asWritten(owner_name),
        amountFen: amount_fen,
      })),
      owedFen: fen([...debts.values()].reduce((sum, debt) => sum + debt, 0)),
    }
  }
}

type Share = Awaited<ReturnType<typeof namedShares>>[number]
type Owner = NonNullable<ReturnType<typeof ownerOf>>

const keyOf = ({ ownerKind, ownerId }: Owner) => `${ownerKind}:${ownerId}`

function ownersIn(share: Share): Owner[] {
  const owner = ownerOf(share)
  return owner ? [owner] : []
}

import { expressionBuilder } from 'kysely'
import type { z } from 'zod'
import { fen } from '#contract/base/values.ts'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { type SettlementQuestion, settlements } from '#contract/money/settlements.ts'
import { settlementSortsOf } from '#contract/money/sorts.ts'
import { readLog } from '#server/access/events/index.ts'
import {
  byMoment,
  byMomentOrLast,
  chosenSort,
  cursorIn,
  directionOf,
  isAfter,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { balancesOf } from '#server/money/ledger/index.ts'
import { asWritten, ownPartiesOf } from '#server/people/index.ts'
import { type ListedSettlement as ListedRow, namedShares, settlementsWithOrders, viewSettlement } from '../rows.ts'
import { ownerOf } from '../shares.ts'
import { conditionsOf, isByMoment } from './conditions.ts'

const row = expressionBuilder<Tables, 'settlements'>()

/** One page, the newest order first or as it is asked for. Its rows are chosen before they are joined with anything. */
export const list = handle(settlements.list, async ({ db, caller }, { after, limit, ...question }) => {
  const order = orderOf(question)
  const page = db
    .selectFrom('settlements')
    .select('settlements.order_id')
    .where(inCities('settlements.city_code', caller))
    .where(row.and(conditionsOf(question)))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const own = await ownPartiesOf(db, caller.userId)
  const found = await sorted(
    settlementsWithOrders(db, own).where('settlements.order_id', 'in', sorted(page, order)),
    order,
  ).execute()
  const view = await viewerOf(db, caller, found)
  return pageOf(found, limit, { view, cursorOf: cursorIn(order) })
})

type Asked = Omit<z.output<typeof SettlementQuestion>, 'after' | 'limit'>

function orderOf(question: Asked): RowOrder<ListedRow> {
  const chosen = chosenSort(settlementSortsOf(question.queue), question.sort)
  const due = byMomentOrLast<ListedRow>('settlements.release_at', ({ release_at }) => release_at)
  const settled = byMoment<ListedRow>('settlements.settled_at', ({ settled_at }) => settled_at)
  return {
    id: 'settlements.order_id',
    idOf: ({ order_id }) => order_id,
    direction: directionOf(chosen),
    by: chosen === 'due' ? due : isByMoment(question) ? settled : undefined,
  }
}

export const get = handle(settlements.get, async ({ db, caller }, { id }) => {
  const found = await settlementsWithOrders(db, await ownPartiesOf(db, caller.userId))
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

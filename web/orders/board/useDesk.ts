import { startTransition, useState } from 'react'
import { type BoardWorker, mostPlanned } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { afterPaint, useAfterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import type { Board } from './useBoard.ts'
import { type Obstacles, useChoice } from './useChoice.ts'
import { useGiving } from './useGiving.ts'
import { useStable } from './useStable.ts'

export const planKey = 'P'

/** What one does on the board: orders are chosen, a worker is looked at, and gets them. */
export function useDesk({ orders, workers }: Board, { service, again }: { service: Service; again: () => void }) {
  const giving = useGiving(orders, { service, again })
  const { chosen, setChosen, setQuestion, give } = giving
  const [pointed, setPointed] = useState<BoardWorker>()
  const waiting = orders.filter(order => chosen.has(order.id))
  const ranking = useRanking({ orders, workers }, chosen)
  const { choices } = ranking
  const looked = pointed && choices.find(({ id }) => id === pointed.id)
  function plan(): void {
    const ids = waiting.slice(0, mostPlanned).map(({ id }) => id)
    afterPaint(() => startTransition(() => setQuestion({ service, ...(ids.length > 0 && { ids }) })))
  }
  useKeys(keysOf(plan))

  const choose = useStable((ids: readonly number[]) => {
    setChosen(new Set(ids))
    setPointed(undefined)
  })
  const toggle = useStable((ids: readonly number[]) => {
    const isAll = ids.every(id => chosen.has(id))
    choose([...(isAll ? chosen.difference(new Set(ids)) : chosen.union(new Set(ids)))])
  })
  const giveTo = useStable(
    (worker: BoardWorker, ids?: readonly number[]) =>
      void give(worker, { ids, obstacle: choices.find(({ id }) => id === worker.id)?.obstacle ?? null }),
  )
  return {
    ...giving,
    ...ranking,
    waiting,
    looked,
    setPointed,
    plan,
    toggle,
    giveTo,
    choose,
  }
}

/** The chosen orders as map and workers show them, once the card is drawn as chosen, and who may take them. */
function useRanking({ orders, workers }: Pick<Board, 'orders' | 'workers'>, chosen: ReadonlySet<number>) {
  const marked = useAfterPaint(chosen)
  const markedOrders = orders.filter(order => marked.has(order.id))
  const isOne = markedOrders.length === 1
  const choices = useChoice(workers, markedOrders)
  const best = isOne ? choices.find(({ rank, obstacle }) => rank && obstacle === null) : undefined
  const obstacles: Obstacles = new Map(choices.flatMap(({ id, obstacle }) => (obstacle ? [[id, obstacle]] : [])))
  return { marked, markedCount: markedOrders.length, choices, best, obstacles }
}

/** Outside, because React's compiler leaves functions alone that make such an object. */
function keysOf(plan: () => void): Record<string, () => void> {
  return { [planKey.toLowerCase()]: plan }
}

export type Desk = ReturnType<typeof useDesk>

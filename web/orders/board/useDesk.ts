import { startTransition, useRef, useState } from 'react'
import { mostPlanned } from '#contract/orders/board.ts'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { useCommand } from '#web/kit/command.ts'
import { toastFailure } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { afterPaint, useAfterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { roomOf } from './plan/PlanPanel.tsx'
import type { PlanQuestion } from './plan/usePlanning.ts'
import type { Refusal } from './Refused.tsx'
import type { Board } from './useBoard.ts'
import { type Obstacles, useChoice } from './useChoice.ts'
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
  const walk = (step: 1 | -1) => choose(besides(orders, waiting, step))
  const giveToBest = useGivingToBest(waiting, workers, give)
  const keys = useKeysOfBoard({ plan, walk, give: () => void giveToBest(), letGo: () => choose([]) })
  return {
    ...keys,
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

/** Gives the one chosen order to whoever ranks first for it now: what is drawn may still be the ranking of another order. */
function useGivingToBest(
  waiting: Board['orders'],
  workers: Board['workers'],
  give: ReturnType<typeof useGiving>['give'],
): () => Promise<void> {
  const text = useWords(dispatchWords)
  const isGiving = useRef(false)
  async function giveOne(order: BoardOrder): Promise<void> {
    const ranked = await call(api.dispatch.candidates, { id: order.id }).catch(toastFailure)
    if (!ranked) return
    const best = ranked.find(({ obstacle }) => obstacle === null)
    const worker = workers.find(({ id }) => id === best?.id)
    return worker ? give(worker, { ids: [order.id], obstacle: null }) : toast.info(text.nobodyFits)
  }
  return async () => {
    const [order, ...others] = waiting
    if (!order || others.length > 0) return toast.info(order ? text.chooseOne : text.chooseFirst)
    // It asks who is best before it is pending: a second press in between would give it twice.
    if (isGiving.current) return
    isGiving.current = true
    await giveOne(order).finally(() => {
      isGiving.current = false
    })
  }
}

/** The keys that work while no other dialog has them, and whether they are listed. */
function useKeysOfBoard(acts: Omit<Acts, 'help'>): { hasKeys: boolean; setKeys: (isShown: boolean) => void } {
  const [hasKeys, setKeys] = useState(false)
  useKeys(keysOf({ ...acts, help: () => setKeys(true) }))
  return { hasKeys, setKeys }
}

/** Outside, because React's compiler leaves functions alone that make such an object. */
function keysOf(acts: Acts): Record<string, () => void> {
  return {
    [planKey.toLowerCase()]: acts.plan,
    j: () => acts.walk(1),
    k: () => acts.walk(-1),
    g: acts.give,
    escape: acts.letGo,
    '?': acts.help,
  }
}

type Acts = { plan: () => void; walk: (step: 1 | -1) => void; give: () => void; letGo: () => void; help: () => void }

/** The order after, or before, the chosen one; the first where none is chosen. */
function besides(orders: Board['orders'], waiting: Board['orders'], step: 1 | -1): number[] {
  const at = orders.findIndex(({ id }) => id === waiting[0]?.id)
  const next = orders[at < 0 ? 0 : Math.min(orders.length - 1, Math.max(0, at + step))]
  return next ? [next.id] : []
}

export type Desk = ReturnType<typeof useDesk>

type Given = { ids: readonly number[] | undefined; obstacle: keyof typeof orderMovesWords.obstacles | null }

/** Assigning chosen orders, and what came of it. More than a worker has room for is proposed to be split. */
function useGiving(orders: readonly BoardOrder[], { service, again }: { service: Service; again: () => void }) {
  const text = useWords(dispatchWords)
  const { obstacles } = useWords(orderMovesWords)
  const { run, pending } = useCommand(api.dispatch.assignMany)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [question, setQuestion] = useState<PlanQuestion>()

  function keep(results: readonly Refusal[]): number {
    const refused = results.filter(({ refusal }) => refusal !== null)
    setRefusals(refused)
    setChosen(new Set(refused.map(({ id }) => id)))
    again()
    return results.length - refused.length
  }
  function settle(results: readonly Refusal[]): void {
    setQuestion(undefined)
    const count = keep(results)
    if (count > 0) toast.success(text.givenAll(count))
  }
  async function give(worker: BoardWorker, { ids, obstacle }: Given): Promise<void> {
    const given = orders.filter(({ id }) => (ids ? ids.includes(id) : chosen.has(id)))
    if (pending) return
    if (given.length === 0) return toast.info(text.chooseFirst)
    if (obstacle && obstacle !== 'full') return toast.info(text.cannot(worker.name, obstacles[obstacle]))
    if (given.length > roomOf(worker)) {
      return setQuestion({ service, worker, ids: given.slice(0, mostPlanned).map(({ id }) => id) })
    }
    const answer = await run({ workerId: worker.id, orders: given.map(({ id, version }) => ({ id, version })) })
    if (!answer) return
    const count = keep(answer.results)
    if (count > 0) toast.success(text.given(count, worker.name))
  }
  return { pending, chosen, setChosen, refusals, setRefusals, question, setQuestion, settle, give }
}

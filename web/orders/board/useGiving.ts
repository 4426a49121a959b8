import { useState } from 'react'
import { type BoardOrder, type BoardWorker, mostPlanned } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { roomOf } from './plan/PlanPanel.tsx'
import type { PlanQuestion } from './plan/usePlanning.ts'
import type { Refusal } from './Refused.tsx'

type Given = { ids: readonly number[] | undefined; obstacle: keyof typeof orderMovesWords.obstacles | null }

/** Assigning chosen orders, and what came of it. More than a worker has room for is proposed to be split. */
export function useGiving(orders: readonly BoardOrder[], { service, again }: { service: Service; again: () => void }) {
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

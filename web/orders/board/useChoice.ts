import type { BoardOrder, BoardWorker, Candidate } from '#contract/orders/dispatch.ts'
import type { Unfitness } from '#contract/people/fitness.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'

/** A worker with their place in the ranking for the chosen order; `id` is the worker's. */
export type Choice = { id: number; worker: BoardWorker; rank: Candidate | undefined; obstacle: Unfitness | null }

/** Who cannot take what is chosen, and why. */
export type Obstacles = ReadonlyMap<number, Unfitness>

const ranks: Record<BoardWorker['presence'], number> = { idle: 0, busy: 1, weak: 2, offline: 3 }

/** The workers in the order in which one would choose: for a single order as the assign dialog ranks them. */
export function useChoice(workers: readonly BoardWorker[], chosen: readonly BoardOrder[]): Choice[] {
  const [order, ...others] = chosen
  const isOne = order !== undefined && others.length === 0
  const { data } = useRead(api.dispatch.candidates, { id: order?.id ?? 0 }, { enabled: isOne })
  return isOne && data ? byRank(workers, data) : byPresence(workers)
}

function byRank(workers: readonly BoardWorker[], ranked: readonly Candidate[]): Choice[] {
  const known = new Map(workers.map(worker => [worker.id, worker]))
  const choices = ranked.flatMap((rank): Choice[] => {
    const worker = known.get(rank.id)
    known.delete(rank.id)
    return worker ? [{ id: rank.id, worker, rank, obstacle: rank.obstacle }] : []
  })
  const elsewhere = [...known.values()].map(
    (worker): Choice => ({ id: worker.id, worker, rank: undefined, obstacle: worker.obstacle ?? 'otherCity' }),
  )
  return [...choices, ...elsewhere]
}

function byPresence(workers: readonly BoardWorker[]): Choice[] {
  const choices = workers.map(
    (worker): Choice => ({ id: worker.id, worker, rank: undefined, obstacle: worker.obstacle }),
  )
  return choices.toSorted(
    ({ worker: one, obstacle }, { worker: other, obstacle: otherObstacle }) =>
      groupOf(obstacle) - groupOf(otherObstacle) ||
      ranks[one.presence] - ranks[other.presence] ||
      one.load - other.load,
  )
}

/** Who will have room soon comes before those who can take nothing at all. */
function groupOf(obstacle: Unfitness | null): number {
  if (obstacle === null) return 0
  return obstacle === 'full' ? 1 : 2
}

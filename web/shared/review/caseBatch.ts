import type { Verdict } from '#contract/reviews/review.ts'
import type { Loss } from './standing.ts'

/** What became of a case of the batch; none while it is to be judged. */
export type Mark = { is: Verdict | 'putBack' } | Loss

/** The cases of one person, in the order of judgement. */
export type CaseBatch = {
  readonly ids: readonly number[]
  /** Undefined when none is left. */
  readonly current: number | undefined
  readonly marks: Readonly<Record<number, Mark>>
  /** When each was claimed, epoch milliseconds: what was read before that does not show the lease. */
  readonly since: Readonly<Record<number, number>>
}

export const emptyBatch: CaseBatch = { ids: [], current: undefined, marks: {}, since: {} }

/** After a claim: what it answered. Stays with the current case if it is among them. */
export function batchOf({ current, marks, since }: CaseBatch, ids: readonly number[], now: number): CaseBatch {
  const isStill = current !== undefined && ids.includes(current)
  const claimed = ids.map(id => [id, marks[id] ? now : (since[id] ?? now)])
  return { ids, current: isStill ? current : ids[0], marks: {}, since: Object.fromEntries(claimed) }
}

/** The next case to judge after one, from the beginning again at the end; undefined if there is no other. */
export function nextOf({ ids, marks }: CaseBatch, after: number | undefined): number | undefined {
  const at = after === undefined ? -1 : ids.indexOf(after)
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].find(id => !marks[id])
}

/** Something became of a case; if it was the current one, the next one follows. */
export function marked(batch: CaseBatch, id: number, mark: Mark): CaseBatch {
  const next = { ...batch, marks: { ...batch.marks, [id]: mark } }
  return batch.current === id ? { ...next, current: nextOf(next, id) } : next
}

/** A decision was undone: the case is judged again, at once. */
export function restored({ ids, marks, since }: CaseBatch, id: number): CaseBatch {
  const { [id]: _, ...rest } = marks
  return { ids: ids.includes(id) ? ids : [id, ...ids], current: id, marks: rest, since: { [id]: 0, ...since } }
}

export function openIds({ ids, marks }: CaseBatch): number[] {
  return ids.filter(id => !marks[id])
}

import { useState } from 'react'
import { reviewTerms } from '#contract/reviews/review.ts'
import { call } from '#web/kit/call.ts'
import { deviceNow } from '#web/kit/clock.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient, useRead } from '#web/kit/read.ts'
import { batchOf, type CaseBatch, emptyBatch, type Mark, marked, nextOf, openIds, restored } from './caseBatch.ts'
import type { Reviewed, ReviewSubject } from './subject.ts'

/** The cases of one person, and what they do with them. */
export type ClaimedBatch<Row extends Reviewed> = {
  batch: CaseBatch
  /** Undefined while it is read. */
  row: Row | undefined
  error: Error | null
  again(): void
  /** The cases that are still to be judged, as they are now. */
  readOpen(): Promise<Row[]>
  /** The case after the current one, read ahead. */
  nextId: number | undefined
  nextRow: Row | undefined
  /** The next batch; `id` is one to begin with. */
  claim(id?: number): Promise<void>
  isClaiming: boolean
  /** Whether a claim was answered. */
  isClaimed: boolean
  show(id: number): void
  mark(id: number, mark: Mark): void
  restore(id: number): void
}

export function useCaseBatch<Row extends Reviewed, Code extends string>({
  operations,
}: ReviewSubject<Row, Code>): ClaimedBatch<Row> {
  const [batch, setBatch] = useState<CaseBatch>(emptyBatch)
  const [isClaimed, setClaimed] = useState(false)
  const claiming = useCommand(operations.claim)
  const nextId = nextOf(batch, batch.current)
  const current = useRead(operations.get, { id: batch.current ?? 0 }, { enabled: batch.current !== undefined })
  const ahead = useRead(operations.get, { id: nextId ?? 0 }, { enabled: nextId !== undefined })

  /** What was read since the claim. */
  function claimedRow({ data, dataUpdatedAt }: typeof current, id: number | undefined): Row | undefined {
    return id !== undefined && dataUpdatedAt >= (batch.since[id] ?? 0) ? data : undefined
  }

  async function claim(id?: number): Promise<void> {
    const answer = await claiming.run({ most: reviewTerms.batch, id })
    if (!answer) return
    setClaimed(true)
    setBatch(before => batchOf(before, answer.ids, deviceNow()))
  }

  const readNow = (id: number) =>
    queryClient.fetchQuery<Row>({
      queryKey: keyOf(operations.get, { id }),
      queryFn: ({ signal }) => call(operations.get, { id }, { signal }),
      staleTime: 0,
    })

  return {
    batch,
    row: claimedRow(current, batch.current),
    error: current.error,
    again: () => void current.refetch(),
    readOpen: () => Promise.all(openIds(batch).map(readNow)),
    nextId,
    nextRow: claimedRow(ahead, nextId),
    claim,
    isClaiming: claiming.pending,
    isClaimed,
    show: id => setBatch(before => ({ ...before, current: id })),
    mark: (id, mark) => setBatch(before => marked(before, id, mark)),
    restore: id => setBatch(before => restored(before, id)),
  }
}

import { useState } from 'react'
import type { Row } from './inPlace.ts'

type Standing<R extends Row> = {
  rows: readonly R[]
  /** Ids of what was made here, wherever it stands. */
  own: ReadonlySet<number>
  /** Ids of the rows above the others, which have not been read with them. */
  standing: ReadonlySet<number>
  /** Marks what was made here, and puts its row above the others until the list has it itself; undefined takes it away. */
  stand(id: number, row: R | undefined): void
}

/** Rows of which the list has not read the place, above those that it has: until the question is another one. */
export function useStanding<R extends Row>(rows: readonly R[], question: string): Standing<R> {
  const [kept, setKept] = useState<{ question: string; rows: readonly R[]; own: ReadonlySet<number> }>({
    question,
    rows: [],
    own: new Set(),
  })
  const known = new Set(kept.rows.length ? rows.map(({ id }) => id) : [])
  const above = kept.question === question ? kept.rows.filter(({ id }) => !known.has(id)) : []
  return {
    rows: above.length ? [...above, ...rows] : rows,
    own: kept.own,
    standing: new Set(above.map(({ id }) => id)),
    stand: (id, row) =>
      setKept(before => {
        const others = before.question === question ? before.rows.filter(other => other.id !== id) : []
        return { question, rows: row ? [row, ...others] : others, own: new Set([...before.own, id]) }
      }),
  }
}

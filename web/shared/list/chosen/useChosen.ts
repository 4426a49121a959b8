import { useState } from 'react'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'

const noIds: ReadonlySet<number> = new Set()

type ChosenTerms<Row> = {
  /** The filters of the list: rows chosen under others are forgotten. */
  under: string
  /** How many may be chosen at once. */
  most: number
  canChoose: (row: Row) => boolean
}

export type Chosen<Row> = {
  rows: readonly Row[]
  canChoose(row: Row): boolean
  has(row: Row): boolean
  /** How many "choose all" would choose. */
  most: number
  toggle(row: Row): void
  /** Chooses all rows from the one that was pressed last to this one, as with Shift in any list. */
  chooseTo(row: Row): void
  chooseFirst(): void
  /** Only these remain chosen. */
  keep(ids: readonly number[]): void
  clear(): void
}

/** The rows of a list that are chosen for one action on all of them. */
export function useChosen<Row extends { id: number }>(
  rows: readonly Row[],
  { under, most, canChoose }: ChosenTerms<Row>,
): Chosen<Row> {
  const text = useWords(uiWords)
  const [kept, setKept] = useState({ under, ids: noIds })
  const [lastId, setLastId] = useState<number>()
  const ids = kept.under === under ? kept.ids : noIds
  const choosable = rows.filter(canChoose)
  const chosen = choosable.filter(row => ids.has(row.id))
  const set = (next: Iterable<number>) => setKept({ under, ids: new Set(next) })

  function toggle({ id }: Row): void {
    setLastId(id)
    const others = chosen.map(row => row.id).filter(other => other !== id)
    if (others.length < chosen.length) set(others)
    else if (chosen.length >= most) toast.error(text.tooMany(most))
    else set([...others, id])
  }

  function chooseTo(row: Row): void {
    const ends = [choosable.findIndex(({ id }) => id === lastId), choosable.indexOf(row)]
    if (ends.includes(-1)) {
      toggle(row)
      return
    }
    const between = choosable.slice(Math.min(...ends), Math.max(...ends) + 1)
    const all = new Set([...chosen, ...between].map(({ id }) => id))
    setLastId(row.id)
    if (all.size > most) toast.error(text.tooMany(most))
    else set(all)
  }

  return {
    rows: chosen,
    canChoose,
    has: row => ids.has(row.id) && canChoose(row),
    most: Math.min(choosable.length, most),
    toggle,
    chooseTo,
    chooseFirst: () => set(choosable.slice(0, most).map(row => row.id)),
    keep: left => set(left),
    clear: () => set([]),
  }
}

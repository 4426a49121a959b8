import type { z } from 'zod'
import type { Figure } from '#contract/dashboard/figures.ts'
import { useWords } from '#web/kit/words.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../lists/opened.ts'
import { usePrints } from './prints.ts'
import { Tile } from './Tile.tsx'

type FigureTileProps = {
  name: string
  figure: Omit<z.output<typeof Figure>, 'key'>
  isLessBetter: boolean
  isRange?: boolean
}

/** A figure that opens the lists which explain it, with the number of their rows. */
export function FigureTile({ name, figure: { lists, count: rowCount, ...figure }, ...look }: FigureTileProps) {
  const { rows } = useWords(figureWords)
  const { count } = usePrints()
  const part = { lists, ...(rowCount !== null && { name, count: rows(count(rowCount)) }) }
  return <Tile {...figure} {...look} name={name} opens={opensLists(name, part)} />
}

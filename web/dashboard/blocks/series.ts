import type { Series } from '#web/ui/charts/chart.ts'
import { usePrints, useShortNumbers } from './prints.ts'

/** Of money in a spreadsheet. */
export const inYuan = (fen: number): number => fen / 100

type Written = Pick<Series, 'print' | 'tick' | 'inFile' | 'least'>

/** Its ticks are whole yuan. */
const leastFen = 400

/** How the values of a series are written: in full, short beside the axis, and in a spreadsheet. */
export function useWritten(): Readonly<Record<'count' | 'fen', Written>> {
  const { count, fen } = usePrints()
  const short = useShortNumbers()
  return {
    count: { print: count, tick: short },
    fen: { print: fen, tick: value => short(inYuan(value)), inFile: inYuan, least: leastFen },
  }
}

export function sumOf(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

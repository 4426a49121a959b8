import { nice, ticks } from 'd3-array'

export type Scale = { ticks: number[]; yOf: (value: number) => number }

/** From 0 at the bottom to a round number above the largest value; whole numbers only where all values are whole. */
export function scaleOf(values: readonly number[], { top, bottom }: { top: number; bottom: number }): Scale {
  const isWhole = values.every(Number.isInteger)
  const [, most = 1] = nice(0, Math.max(...values, isWhole ? 4 : 0) || 1, 4)
  return {
    ticks: ticks(0, most, 4).filter(tick => !isWhole || Number.isInteger(tick)),
    yOf: value => bottom - (value / most) * (bottom - top),
  }
}

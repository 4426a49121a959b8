import { nice, ticks } from 'd3-array'

export type Scale = { ticks: number[]; yOf: (value: number) => number }

type Frame = { top: number; bottom: number }
/** `least`: the axis reaches that far even where all values are less. `label`: what is written beside a tick. */
type Axis = { least?: number; label?: (tick: number) => string }

/** An axis that would need to be longer than this for distinct labels keeps its ticks. */
const mostStretches = 6

/**
 * From 0 at the bottom to a round number above the largest value; whole numbers only where all values are whole. Where two ticks
 * would read the same, because all values are small, the axis is longer.
 */
export function scaleOf(
  values: readonly number[],
  { top, bottom }: Frame,
  { least = 0, label = String }: Axis = {},
): Scale {
  const isWhole = values.every(Number.isInteger)
  const ticksTo = (most: number) => ticks(0, most, 4).filter(tick => !isWhole || Number.isInteger(tick))
  const reads = (most: number) => new Set(ticksTo(most).map(label)).size === ticksTo(most).length
  let [, most = 1] = nice(0, Math.max(...values, least, isWhole ? 4 : 0) || 1, 4)
  for (let stretched = 0; stretched < mostStretches && !reads(most); stretched += 1) most *= 10
  return { ticks: ticksTo(most), yOf: value => bottom - (value / most) * (bottom - top) }
}

import { moneyText } from '#contract/base/money.ts'
import type { figureUnits } from '#contract/dashboard/names.ts'
import { htmlLanguage, useLanguage } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'

export type Unit = (typeof figureUnits)[number]
type Prints = Readonly<Record<Unit, (value: number) => string>>

/** How each unit is written; shares with one decimal. */
export function usePrints(): Prints {
  const language = htmlLanguage(useLanguage())
  const percent = formatOf(percents, language, { style: 'percent', maximumFractionDigits: 1 })
  const mean = formatOf(means, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    count: formatOf(counts, language).format,
    share: value => percent.format(value),
    mean: mean.format,
    fen: moneyText,
    seconds: value => clockFace(Math.round(value)),
    perThousand: value => `${mean.format(value)}‰`,
  }
}

/** `1.2万` and `12K`, for the axis of a chart. */
export function useShortNumbers(): (value: number) => string {
  const language = htmlLanguage(useLanguage())
  return formatOf(shorts, language, { notation: 'compact', maximumFractionDigits: 1 }).format
}

type Formats = Map<string, Intl.NumberFormat>
const counts: Formats = new Map()
const percents: Formats = new Map()
const shorts: Formats = new Map()
const means: Formats = new Map()

/** Making one takes long, and dozens of figures are drawn at once. */
function formatOf(known: Formats, language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const format = known.get(language) ?? new Intl.NumberFormat(language, options)
  known.set(language, format)
  return format
}

type CellName = { district: string | null; street: string | null } | null

/** What people call a cell of the map: “老城片区 东风路”; empty where the map has no name for it. */
export function nameOfCell(called: CellName): string {
  return [called?.district, called?.street].filter(Boolean).join(' ')
}

import type { figureUnits } from '#contract/dashboard/figures.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { htmlLanguage, useLanguage } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { moneyText } from '#web/ui/show/Money.tsx'

export type Unit = (typeof figureUnits)[number]
export type Prints = Readonly<Record<Unit, (value: number) => string>>

/** How each unit is written; shares with one decimal. */
export function usePrints(): Prints {
  const language = htmlLanguage(useLanguage())
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return {
    count: useNumberFormat(),
    share: value => percent.format(value),
    fen: moneyText,
    seconds: value => clockFace(Math.round(value)),
  }
}

/** `1.2万` and `12K`, for the axis of a chart. */
export function useShortNumbers(): (value: number) => string {
  const language = htmlLanguage(useLanguage())
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format
}

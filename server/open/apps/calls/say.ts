import type { Language } from '#contract/base/values.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { moreCallWords } from '#words/open/reference/calls-more.ts'
import { moreRefusals } from '#words/open/reference/pages.ts'
import { callRefusals, callWords, otherRefusals } from '#words/open/reference.ts'

type In = Partial<Record<Language, string>>
type Known = Readonly<Record<string, In | undefined>>
const reasons: readonly Known[] = [refusalWords, moreRefusals, otherRefusals, callRefusals]
const titles: Readonly<Record<string, { title: In } | undefined>>[] = [callWords, moreCallWords]

/** With the sentence that the reference has for the reason; what an answer fills in is left open. */
export function say<Row extends { outcome: string }>(row: Row, language: Language) {
  const words: In = Object.assign({}, ...reasons.map(known => known[row.outcome]))
  return { ...row, said: (words[language] ?? '').replace(/\{\w+\}/g, '…') }
}

/** With the title of the operation, too. */
export function sayBoth<Row extends { outcome: string; call: string }>(row: Row, language: Language) {
  const words: In = Object.assign({}, ...titles.map(known => known[row.call]?.title))
  return { ...say(row, language), title: words[language] ?? '' }
}

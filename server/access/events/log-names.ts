import type { LogNames, Printers } from '#contract/access/event-text.ts'
import { moneyText } from '#contract/base/money.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { Language } from '#contract/base/values.ts'
import { featureWords } from '#words/access/features.ts'
import {
  eventsWords,
  recordedCodeWords,
  recordedUnitWords,
  sharedFieldWords,
  sharedValueWords,
} from '#words/access/logs.ts'
import { stateWords } from '#words/orders/order.ts'
import { inLanguage } from '#words/words.ts'

const known = new Map<Language, LogNames>()

/** What is recorded, by name, as the screen of the operation log has it. */
export function logNamesIn(language: Language): LogNames {
  const names = known.get(language) ?? makeNames(language)
  known.set(language, names)
  return names
}

function makeNames(language: Language): LogNames {
  const features: LogNames['features'] = inLanguage(featureWords, language)
  const { inZh, inEn, inEs, inJa, ...codes } = inLanguage(recordedCodeWords, language)
  const permissions = Object.values(features).map(
    feature => (feature as { permissions?: LogNames['codes'] }).permissions,
  )
  return {
    features,
    fields: inLanguage(sharedFieldWords, language),
    values: inLanguage(sharedValueWords, language),
    states: inLanguage(stateWords, language),
    codes: { ...Object.assign({}, ...permissions), ...codes, zh: inZh, en: inEn, es: inEs, ja: inJa },
  }
}

/** What records of this kind are called. */
export function recordNameIn(subject: string, language: Language): string {
  const feature = logNamesIn(language).features[subject]
  const others: Readonly<Record<string, string>> = inLanguage(eventsWords.records, language)
  return feature?.record ?? feature?.name ?? others[subject] ?? subject
}

export function printersIn(language: Language): Printers {
  const units = inLanguage(recordedUnitWords, language)
  return {
    money: moneyText,
    moment: at => shanghaiDateTime(at),
    unit: (count, unit) => units[unit](count),
  }
}

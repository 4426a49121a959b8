import type { LogNames, Names, Printers } from '#contract/access/event-text.ts'
import { moneyText } from '#contract/base/money.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/shared/permission/usePermissionNames.ts'
import { featureWords } from '#words/access/features.ts'
import {
  type EventsWords,
  eventsWords,
  recordedCodeWords,
  recordedUnitWords,
  sharedFieldWords,
  sharedValueWords,
} from '#words/access/logs.ts'
import { timelineWords } from '#words/orders/moves.ts'
import { orderNameWords, stateWords } from '#words/orders/order.ts'

export type EventWords = EventsWords & {
  /** What is recorded, by name. */
  names: LogNames
  print: Printers
  /** Kinds of actors. */
  kinds: Names
}

/** The log's own words, and the event words of each feature. */
export function useEventWords(): EventWords {
  const text = useWords(eventsWords)
  const units = useWords(recordedUnitWords)
  const { actors } = useWords(timelineWords)
  return {
    ...text,
    names: useNames(),
    print: {
      money: moneyText,
      moment: useTimeFormat('full'),
      unit: (count, unit) => units[unit](count),
    },
    kinds: actors,
  }
}

function useNames(): LogNames {
  const { inZh, inEn, inEs, inJa, ...codes } = useWords(recordedCodeWords)
  const { permissions } = usePermissionNames()
  const { titles } = useWords(orderNameWords)
  return {
    features: useWords(featureWords),
    fields: useWords(sharedFieldWords),
    values: useWords(sharedValueWords),
    states: useWords(stateWords),
    codes: { ...titles, ...permissions, ...codes, zh: inZh, en: inEn, es: inEs, ja: inJa },
  }
}

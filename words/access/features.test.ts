import { expect, test } from 'vitest'
import { differencesOf, fieldName, type LogNames } from '#contract/access/event-text.ts'
import { operations } from '#contract/operations.ts'
import { inLanguage } from '#words/words.ts'
import { featureWords } from './features.ts'
import { recordedCodeWords, sharedFieldWords, sharedValueWords } from './logs.ts'

const names: LogNames = {
  features: inLanguage(featureWords, 'zh'),
  fields: inLanguage(sharedFieldWords, 'zh'),
  values: inLanguage(sharedValueWords, 'zh'),
  states: {},
  codes: inLanguage(recordedCodeWords, 'zh'),
}
const print = { money: () => '¥', moment: () => '时间', unit: () => '数' }

/** A schema of zod, as far as this test looks into it. */
type Schema = {
  def: {
    type: string
    innerType?: Schema
    in?: Schema
    element?: Schema
    options?: Schema[]
    entries?: Record<string, string>
    values?: unknown[]
    shape?: Record<string, Schema>
  }
}

/** The values of a list of choices, whatever is wrapped around it. */
function choicesOf({ def }: Schema): unknown[] {
  const inner = def.innerType ?? def.in ?? def.element
  if (inner) return choicesOf(inner)
  return [...(def.values ?? Object.values(def.entries ?? {})), ...(def.options ?? []).flatMap(choicesOf)]
}

/** Of the page, not of what was asked for. */
const ofPages = ['after', 'limit', 'ids']
const exports = Object.values(operations).flatMap(feature => ('export' in feature ? [feature.export] : []))

test.each(exports.map(({ name, input }) => ({ name, input: input as unknown as Schema })))(
  'the operation log has words for every filter of $name and for every choice of it',
  ({ name, input }) => {
    const event = { action: name, subject: 'exports' }
    const fields = Object.entries(input.def.shape ?? {}).filter(([field]) => !ofPages.includes(field))
    const unsaid = fields.flatMap(([field, schema]) => [
      ...(fieldName(event, field, names) === undefined ? [field] : []),
      ...choicesOf(schema).filter(choice => {
        const [difference] = differencesOf({ ...event, changes: { [field]: [null, choice] } }, names, print)
        return difference?.after.values[0] === String(choice)
      }),
    ])
    expect(unsaid).toEqual([])
  },
)

test('there are exports to look at', () => expect(exports.length).toBeGreaterThan(15))

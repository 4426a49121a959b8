import { describe, expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { messageKeys, requiredVariables, variablesOf } from '#contract/open/messages/message-keys.ts'
import { MessageText } from '#contract/open/messages/message-templates.ts'
import { placesIn } from '#contract/open/messages/render.ts'
import { samplesOf } from './samples.ts'
import { builtInText, fillText } from './text.ts'

describe.each(messageKeys)('the built-in text of %s', key => {
  test.each(languages)('in %s is one that could be saved', language => {
    const text = builtInText(key, language)
    expect(MessageText.parse(text)).toEqual(text)
    const known: readonly string[] = variablesOf(key)
    expect(
      Object.values(text)
        .flatMap(placesIn)
        .filter(place => !known.includes(place)),
    ).toEqual([])
    expect(placesIn(text.body)).toEqual(expect.arrayContaining([...requiredVariables(key)]))
  })

  test.each(languages)('in %s is filled by its samples', language => {
    const filled = fillText(builtInText(key, language), samplesOf(key, language))
    expect(Object.values(filled).join()).not.toMatch(/[{}]|undefined|null|NaN/)
    expect(filled.title.length).toBeGreaterThan(1)
  })

  test('says by SMS in every language, or in none', () => {
    expect(new Set(languages.map(language => builtInText(key, language).sms === '')).size).toBe(1)
  })
})

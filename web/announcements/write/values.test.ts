import { expect, test } from 'vitest'
import { hourMs } from '#contract/base/durations.ts'
import { fieldWords } from '#words/base/refusals.ts'
import { inLanguage } from '#words/words.ts'
import { blank, errorsOf, inputOf, type Values } from './values.ts'

const sentences = inLanguage(fieldWords, 'zh')
const words = { noContent: '正文不能为空', noCity: '请选择至少一个城市' }
const written: Values = { ...blank, title: '停电通知', content: '<p>停电</p>' }
const errors = (values: Values, start = blank) => errorsOf(values, start, words, sentences)
const inHours = (hours: number) => new Date(Date.now() + (8 + hours) * hourMs).toISOString().slice(0, 16)

test('Times are those of Shanghai, and roles are sent with staff alone', () => {
  const { publishAt, audience } = inputOf({
    ...written,
    publishAt: '2026-12-01T09:30',
    roles: ['ops'],
    kinds: ['rider'],
  })
  expect(publishAt).toBe(Date.UTC(2026, 11, 1, 1, 30))
  expect(audience).toEqual({ kinds: ['rider'], roles: [], cities: [], people: [] })
})

test('What is missing is said at its field', () => {
  expect(errors(written)).toEqual({})
  const wrong = errors({ ...blank, kinds: [], cities: [], channels: [] })
  expect(Object.keys(wrong).sort()).toEqual(['audience', 'channels', 'cities', 'content', 'title'])
  const named: Values = { ...written, kinds: [], people: [{ kind: 'rider', id: 5, name: '小王' }] }
  expect(errors(named)).toEqual({})
})

test('It begins in five minutes at the earliest and ends after that; an hour that is stored is left alone', () => {
  expect(errors({ ...written, publishAt: inHours(1) })).toEqual({})
  const soon = { ...written, publishAt: inHours(0) }
  expect(errors(soon)).toEqual({ publishAt: sentences.publishesTooSoon })
  expect(errors(soon, soon)).toEqual({})
  expect(errors({ ...written, expireAt: inHours(-1) })).toEqual({ expireAt: sentences.expiresTooEarly })
  expect(errors({ ...written, publishAt: inHours(2), expireAt: inHours(1) })).toEqual({
    expireAt: sentences.expiresTooEarly,
  })
})

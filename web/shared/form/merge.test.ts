import { expect, test } from 'vitest'
import { mergeValues, valueAt } from './merge.ts'

const start = { code: 'night', names: { zh: '夜班', en: 'Night' }, permissions: ['orders.view'], needsTotp: false }

test('Fields that were not edited are taken from the fresh record', () => {
  const theirs = { ...start, needsTotp: true, names: { zh: '夜班', en: 'Night shift' } }
  expect(mergeValues(start, start, theirs)).toEqual({ values: theirs, clashes: [] })
})

test('Edited fields are kept, others are taken from the fresh record', () => {
  const mine = { ...start, names: { zh: '夜班组', en: 'Night' } }
  const theirs = { ...start, permissions: ['orders.view', 'orders.assign'] }
  const values = { ...start, names: { zh: '夜班组', en: 'Night' }, permissions: ['orders.view', 'orders.assign'] }
  expect(mergeValues(start, mine, theirs)).toEqual({ values, clashes: [] })
})

test('A field that both changed keeps what was typed and is reported', () => {
  const mine = { ...start, names: { zh: '夜班组', en: 'Night' } }
  const theirs = { ...start, names: { zh: '晚班', en: 'Late' } }
  const { values, clashes } = mergeValues(start, mine, theirs)
  expect(values.names).toEqual({ zh: '夜班组', en: 'Late' })
  expect(clashes).toEqual(['names.zh'])
  expect(valueAt(theirs, 'names.zh')).toBe('晚班')
})

test('A field that both changed to the same value is not reported', () => {
  const both = { ...start, permissions: [] }
  expect(mergeValues(start, both, { ...both })).toEqual({ values: both, clashes: [] })
})

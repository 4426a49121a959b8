import { expect, test } from 'vitest'
import { registry, settingKeys } from '#contract/settings/registry.ts'
import { schemaOf } from '#contract/settings/settings.ts'
import { spanOf, textsOf, valueOfTexts } from './values.ts'

const roles = ['*', 'kefu', 'kefu_leader', 'ops', 'finance', 'super_admin', 'dispatcher']

test.each(settingKeys)('what is shown of %s and not changed is the same value', key => {
  const { usual } = registry[key]
  const value = valueOfTexts(key, textsOf(key, usual, roles))
  expect(schemaOf(key).parse(value)).toEqual(usual)
})

test('a time is shown in the largest unit without a rest', () => {
  expect([90, 120, 7200, 172_800, 0].map(spanOf)).toEqual([
    { count: 90, unit: 'seconds' },
    { count: 2, unit: 'minutes' },
    { count: 2, unit: 'hours' },
    { count: 2, unit: 'days' },
    { count: 0, unit: 'seconds' },
  ])
})

test('a half of a unit is possible where it is whole seconds; anything but a number is missing', () => {
  const typed = (all: string, unit: string) => valueOfTexts('orders.urgePause', { all, 'all/unit': unit })
  expect(typed('1.5', 'minutes')).toBe(90)
  expect(typed('three', 'minutes')).toBeUndefined()
  expect(typed('-3', 'minutes')).toBeUndefined()
  expect(schemaOf('orders.urgePause').safeParse(typed('10.5', 'seconds')).success).toBe(false)
})

test('a role is like all others, has amounts, or any amount; an amount that cannot be read is missing', () => {
  const limits = valueOfTexts('money.refundLimits', {
    '*/limit': 'limited',
    '*/once': '0',
    '*/day': '0',
    'kefu/limit': 'limited',
    'kefu/once': '12.5',
    'kefu/day': 'much',
    'ops/limit': 'like',
    'finance/limit': 'any',
  })
  expect(limits).toEqual({ '*': { onceFen: 0, dayFen: 0 }, kefu: { onceFen: 1250 }, finance: null })
})

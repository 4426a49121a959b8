import { expect, test } from 'vitest'
import { fixedPaths, type Operation } from '#contract/base/operation.ts'
import { files } from '#contract/desk/files.ts'
import { operations } from '#contract/operations.ts'
import { api } from './api.ts'

const declared: readonly Operation[] = Object.values({ ...operations, files }).flatMap(feature =>
  Object.values(feature),
)

test('what browsers call is the operation of the contract', () => {
  const called = api as unknown as Record<string, Record<string, unknown>>
  for (const { name, method, path } of declared) {
    const [feature = '', verb = ''] = name.split('.')
    expect(called[feature]?.[verb], name).toEqual({ name, method, path })
  }
})

test('is the same object each time', () => {
  expect(api.orders.assign).toBe(api.orders.assign)
  expect(api.orders).toBe(api.orders)
})

test('each fixed path is that of an operation', () => {
  const names = declared.map(({ name }) => name as string)
  expect(Object.keys(fixedPaths).filter(name => !names.includes(name))).toEqual([])
})

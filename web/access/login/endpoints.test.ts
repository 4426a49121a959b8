import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { sessionEndpoints } from '#web/kit/endpoints.ts'
import { endpoints } from './endpoints.ts'

const declared = new Map(
  Object.values(operations)
    .flatMap(feature => Object.values(feature))
    .map(operation => [operation.name, operation]),
)

test.each(Object.entries({ ...endpoints, ...sessionEndpoints }))(
  '%s without its schemas is the operation of the contract',
  (name, { method, path, needs }) => {
    expect(declared.get(name as `${string}.${string}`)).toMatchObject({ method, path, needs })
  },
)

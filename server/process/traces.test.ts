import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendingWithoutSpans } from './traces.ts'

test('Without a collector apps are told the trace, which says that it is not recorded', () => {
  const traceId = randomUUID()
  const { traceparent = '' } = sendingWithoutSpans('webhook', traceId).header
  const [, trace, span, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/.exec(traceparent) ?? []
  expect([trace, flags]).toEqual([traceId.replaceAll('-', ''), '00'])
  expect(span).not.toMatch(/^0+$/)
})

test('What nobody asked for belongs to no trace', () => {
  for (const traceId of [null, '', 'bench']) expect(sendingWithoutSpans('webhook', traceId).header).toEqual({})
})

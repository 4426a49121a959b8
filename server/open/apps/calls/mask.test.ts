import { expect, test } from 'vitest'
import { cut, maskBody, maskUrl } from './mask.ts'

const person = { externalId: 'C-1', name: '王小明', phone: '13812345678' }

test('ids, choices, amounts and times stay; names, phone numbers, addresses and texts do not', () => {
  const shown = maskBody(
    JSON.stringify({
      externalNo: 'A-7',
      service: 'food',
      cityCode: '410100',
      payFen: 4200,
      customer: person,
      receiver: { name: '王小明', detail: '花园路 3 号', phone: '13812345678', lng: 113.61, lat: 34.75 },
      note: '不要辣',
      data: 'aGVsbG8=',
      newField: 'unknown to us',
    }),
    'request',
  )
  expect(JSON.parse(shown)).toEqual({
    externalNo: 'A-7',
    service: 'food',
    cityCode: '410100',
    payFen: 4200,
    customer: { externalId: 'C-1', name: '***(3)', phone: '***(11)' },
    receiver: { name: '***(3)', detail: '***(7)', phone: '***(11)', lng: '***', lat: '***' },
    note: '***(3)',
    data: '***(8)',
    newField: '***(13)',
  })
})

test('a phone number is masked where an id is expected, as a text and as a number', () => {
  const shown = maskBody(JSON.stringify({ externalId: '13812345678', no: 13812345678, code: 40001 }), 'request')
  expect(shown).not.toContain('13812345678')
  expect(JSON.parse(shown).code).toBe(40001)
})

test('a reason is shown if it is a code, and not if somebody typed it', () => {
  expect(JSON.parse(maskBody('{"reason":"notInThisState"}', 'request'))).toEqual({ reason: 'notInThisState' })
  expect(JSON.parse(maskBody('{"reason":"他骂人"}', 'request'))).toEqual({ reason: '***(3)' })
})

test('our own sentences about a refusal are shown, and what an app writes under their names is not', () => {
  const body = {
    code: 40001,
    message: '王小明 did not pay',
    messageZh: '王小明没有付款',
    docs: '/open/docs',
    fields: { name: '王小明' },
  }
  const text = JSON.stringify({ ...body, results: [body] })
  expect(JSON.parse(maskBody(text, 'answer'))).toEqual({ ...body, results: [body] })
  const masked = {
    code: 40001,
    message: '***(15)',
    messageZh: '***(7)',
    docs: '***(10)',
    fields: { name: '***(3)' },
  }
  expect(JSON.parse(maskBody(text, 'request'))).toEqual({ ...masked, results: [masked] })
})

test('what is no JSON is not shown', () => {
  expect(maskBody('name=王小明', 'request')).toBe('(14 bytes, not JSON)')
  expect(maskBody(undefined, 'request')).toBe('')
})

test('of a query, ids and choices are shown', () => {
  expect(maskUrl('/open/v1/announcements?kind=rider&name=abc')).toBe('/open/v1/announcements?kind=rider&name=***(3)')
  expect(maskUrl('/open/v1/wallets/rider/13812345678')).not.toContain('13812345678')
})

test('a text is cut at 2 KB, without half a character', () => {
  expect(cut('a'.repeat(2048))).toHaveLength(2048)
  const long = cut('王'.repeat(2000))
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(2051)
  expect(long).toMatch(/^王+…$/)
})

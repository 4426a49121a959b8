import { expect, test } from 'vitest'
import { questionIn } from './address.ts'

test('An address with a service, a city and days is the question', () => {
  expect(questionIn('?service=food&cityCode=410100&from=2026-11-01&to=2026-11-02&wall=0')).toEqual({
    service: 'food',
    cityCode: '410100',
    from: '2026-11-01',
    to: '2026-11-02',
  })
})

test('What is no service, city or day of an address is left out', () => {
  expect(questionIn('?service=flowers&cityCode=4101&from=2026-02-30&to=yesterday')).toEqual({
    service: '',
    cityCode: '',
    from: '',
    to: '',
  })
})

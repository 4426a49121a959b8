import { expect, test } from 'vitest'
import { isPlate, typedPlate } from './plate.ts'

test.each([
  ['豫a12345', '豫A12345'],
  ['豫A·D12345', '豫AD12345'],
  ['粤Z·F023港', '粤ZF023港'],
  ['粤ZB12澳', null],
  ['粤ZB123澳', '粤ZB123澳'],
  ['使014578', '使014578'],
  ['使014·578', '使014578'],
  ['014578使', '014578使'],
  ['沪A0023领', '沪A0023领'],
  ['京A0006警', '京A0006警'],
  ['豫A1234学', '豫A1234学'],
  ['豫A1234挂', '豫A1234挂'],
  ['ＷＪ豫1234X', 'WJ豫1234X'],
  ['VA12345', 'VA12345'],
  ['\u202a豫 A-123 45\u202c', '豫A12345'],
  ['豫AOI234', null],
  ['豫I12345', null],
  ['豫O12345', null],
  ['豫A1234', null],
  ['豫A1234567', null],
  ['张A12345', null],
  ['豫A1234王', null],
  ['使01457', null],
])('%j is the plate %j', (typed, plate) => {
  const read = typedPlate(typed)
  expect(isPlate(read) ? read : null).toBe(plate)
})

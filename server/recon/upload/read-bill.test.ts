import { expect, test } from 'vitest'
import { decodeText, readCsv } from './csv.ts'
import { readBill } from './read-bill.ts'

const day = '2026-11-22'
const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'
const read = (...rows: string[]) => readBill(readCsv([header, ...rows].join('\r\n')), day)

test('A bill is read whatever the order and the language of its columns', () => {
  const line = { kind: 'pay', channelNo: 'A1', merchantNo: null, amountFen: 123450, feeFen: 0 }
  const at = Date.parse('2026-11-22T09:05:00+08:00')
  expect(read('支付,`A1,,"1,234.50",,2026-11-22 09:05:00').lines).toEqual([{ ...line, at }])
  const english = readBill(readCsv('time,amount,kind,channelNo\n2026/11/22 09:05,1234.5,PAY,A1\n\n'), day)
  expect(english).toEqual({ lines: [{ ...line, at }], missing: [], faults: [] })
})

test('Each fault is named with its line and column, also after a cell of several lines', () => {
  const { faults } = read(
    '支付,"A\n1",,1.00,,2026-11-22 09:05:00',
    '赠送,A2,,1.00,,2026-11-22 09:05:00',
    '支付,,,0.00,x,2026-11-23 00:00:00',
    '支付,A4,,1.005,,22:00',
  )
  expect(faults).toEqual([
    { line: 2, column: 'channelNo', fault: 'notANumber' },
    { line: 4, column: 'kind', fault: 'unknownKind' },
    { line: 5, column: 'channelNo', fault: 'missing' },
    { line: 5, column: 'amount', fault: 'notAnAmount' },
    { line: 5, column: 'fee', fault: 'notAnAmount' },
    { line: 5, column: 'time', fault: 'otherDay' },
    { line: 6, column: 'amount', fault: 'notAnAmount' },
    { line: 6, column: 'time', fault: 'notATime' },
  ])
})

test('A header without a column that must be there is refused', () => {
  expect(readBill(readCsv('金额(元),手续费\n1,2'), day).missing).toEqual(['kind', 'channelNo', 'time'])
  expect(readBill([], day).missing).toEqual(['kind', 'channelNo', 'amount', 'time'])
})

test('UTF-8 with a mark and GB18030 say the same; a picture is no text', () => {
  const gb18030 = new Uint8Array([0xd6, 0xa7, 0xb8, 0xb6])
  expect(decodeText(gb18030)).toBe('支付')
  expect(decodeText(new TextEncoder().encode('\uFEFF支付'))).toBe('支付')
  expect(decodeText(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBeNull()
})

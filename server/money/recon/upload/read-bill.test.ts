import { expect, test } from 'vitest'
import { decodeText } from '#server/desk/texts/index.ts'
import { readBill } from './read-bill.ts'

const day = '2026-11-22'
const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'
const read = (...rows: string[]) => readBill([header, ...rows].join('\r\n'), day)

test('A bill is read whatever the order and the language of its columns', async () => {
  const line = { kind: 'pay', channelNo: 'A1', merchantNo: null, amountFen: 123450, feeFen: 0 }
  const at = Date.parse('2026-11-22T09:05:00+08:00')
  expect((await read('支付,`A1,,"1,234.50",,2026-11-22 09:05:00')).lines).toEqual([{ ...line, at }])
  const english = await readBill('time,amount,kind,channelNo\n2026/11/22 09:05,1234.5,PAY,A1\n\n', day)
  expect(english).toEqual({ lines: [{ ...line, at }], missing: [], faults: [] })
})

test('Each fault is named with its line and column, also after a cell of several lines', async () => {
  const { faults } = await read(
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

test('A header without a column that must be there is refused', async () => {
  expect((await readBill('金额(元),手续费\n1,2', day)).missing).toEqual(['kind', 'channelNo', 'time'])
  expect((await readBill('', day)).missing).toEqual(['kind', 'channelNo', 'amount', 'time'])
})

test('UTF-8 with a mark and GB18030 say the same; a picture is no text', () => {
  const gb18030 = new Uint8Array([0xd6, 0xa7, 0xb8, 0xb6])
  expect(decodeText(gb18030)).toBe('支付')
  expect(decodeText(new TextEncoder().encode('\uFEFF支付'))).toBe('支付')
  const little = [...'\uFEFF支付,1'].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])
  expect(decodeText(new Uint8Array(little))).toBe('支付,1')
  expect(decodeText(new Uint8Array(little.map((_, at) => little[at ^ 1] ?? 0)))).toBe('支付,1')
  expect(decodeText(new Uint8Array([0x6b, 0, 0x69, 0]))).toBe('ki')
  expect(decodeText(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBeNull()
})

const line = '支付,A1,,￥12.50,,2026/11/22 9:05'

test.each([
  ['as spreadsheets save it', [header, line]],
  ['with tabs', [header, line].map(each => each.replaceAll(',', '\t'))],
  ['with semicolons', [header, line].map(each => each.replaceAll(',', ';'))],
  ['with comments before', ['#渠道对账单', '#账号：[2088,2026]', '', header, line]],
  ['with a title before', ['渠道对账单', header, line]],
  ['with totals after', [header, line, '合计,,,12.50,,', '#共 1 笔', '总交易单数,总交易额', '`1,`12.50']],
  ['in the format of another country', [header, line.replace('￥12.50', '¥ 12.5'), 'Total: 1']],
])('A bill is read %s', async (_, rows) => {
  const { lines, missing, faults } = await readBill(rows.join('\n'), day)
  expect({ missing, faults }).toEqual({ missing: [], faults: [] })
  expect(lines).toEqual([
    {
      kind: 'pay',
      channelNo: 'A1',
      merchantNo: null,
      amountFen: 1250,
      feeFen: 0,
      at: Date.parse('2026-11-22T09:05:00+08:00'),
    },
  ])
})

test('What stands below the totals and is a movement is one, and what is none above them is a fault', async () => {
  const below = await read(line, '合计,,,12.50,,', line.replace('A1', 'A2'))
  expect(below.lines.map(({ channelNo }) => channelNo)).toEqual(['A1', 'A2'])
  const { faults } = await read('坏行,,,,', line)
  expect(faults[0]).toEqual({ line: 2, column: 'kind', fault: 'unknownKind' })
})

test('A large file of another kind is not read to its end, and others are served meanwhile', async () => {
  let served = 0
  const others = setInterval(() => served++, 0)
  const { faults } = await readBill(`${header}\n${'x,y,z\n'.repeat(500_000)}`, day)
  expect(faults.length).toBeLessThan(1010)
  await readBill(`${header}\n${`${line}\n`.repeat(20_000)}`, day)
  clearInterval(others)
  expect(served).toBeGreaterThan(3)
})

/** As often as others had a turn while the work went on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const next = () => {
    turns++
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  await work()
  isOver = true
  return turns
}

/** Characters; 65,536 are read at once. */
const many = 4_000_000
test.each([
  ['a quotation mark that nothing closes', `"${'a'.repeat(many)}`],
  ['one cell', `${'支'.repeat(many)},A1,,1.00,,2026-11-22 09:05:00`],
  ['one row of separators', ','.repeat(many)],
  ['one row of quotation marks in a cell', 'x"'.repeat(many / 2)],
  ['empty lines', '\n'.repeat(many)],
  ['an amount', `支付,A1,,${'1'.repeat(many)},,2026-11-22 09:05:00`],
])('A large file of %s lets others have their turns, and is no bill', async (_, rows) => {
  let bill: Awaited<ReturnType<typeof read>> | undefined
  const turns = await turnsDuring(async () => {
    bill = await read(rows)
  })
  expect(turns).toBeGreaterThan(60)
  expect(bill?.lines).toEqual([])
})

test('What a cell of a thousand characters has beyond is not taken for its end', async () => {
  const { faults } = await read(`支付,A1,,1.00,${'0'.repeat(1000)}5,2026-11-22 09:05:00`)
  expect(faults).toEqual([{ line: 2, column: 'fee', fault: 'notAnAmount' }])
})

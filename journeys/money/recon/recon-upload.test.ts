import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { recon } from '#contract/money/recon/recon.ts'
import { expectBills } from '#server/money/recon/feature.ts'
import { fetchExport, readXlsx } from '../../setup/files/spreadsheets.ts'
import {
  channel,
  dayOf,
  daysAgo,
  differencesOf,
  momentOf,
  packed,
  postMovement,
  sendBill,
} from '../../setup/money/bills.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let finance: Desk

beforeAll(async () => {
  finance = await server.signIn('finance', { name: '小赵' })
})

const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'
const upload = (day: string, file: string) => finance.call(recon.upload, { channel, day, file })
const rowsOf = (day: string, ...rows: string[]) => [header, ...rows.map(row => row.replaceAll('DAY', day))].join('\r\n')

test('A bill is uploaded as CSV; the same file again changes nothing, another one is refused', async () => {
  const day = daysAgo(4)
  await postMovement(server, 'U1', 1250, momentOf(day, '09:05'))
  const file = packed(rowsOf(day, '支付,U1,,12.50,0.04,DAY 09:05:01'))
  const { day: stored } = await upload(day, file)
  expect(stored).toMatchObject({ state: 'balanced', isWhole: true, matched: 1, feeFen: 4 })
  expect((await upload(day, file)).day).toMatchObject({ id: stored?.id, version: stored?.version })
  const other = await refusalOf(upload(day, packed(rowsOf(day, '支付,U1,,12.50,,DAY 09:05:01'))))
  expect(other).toMatchObject({ reason: 'billOverlaps' })
  const log = await server.db.selectFrom('events').select('actor_name').where('action', '=', 'recon.upload').execute()
  expect(log.map(({ actor_name }) => actor_name)).toContain('小赵')
})

test('With one wrong row nothing is stored, and each fault is named by its line', async () => {
  const day = daysAgo(6)
  const file = packed(
    rowsOf(day, '支付,V1,,1.00,,DAY 09:00:00', '支付,V2,,1.234,,DAY 09:00:00', '赠送,V3,,1.00,,2020-01-01 09:00:00'),
  )
  const { day: stored, faults, faultCount } = await upload(day, file)
  expect(stored).toBeNull()
  expect([faults, faultCount]).toEqual([
    [
      { line: 3, column: 'amount', fault: 'notAnAmount' },
      { line: 4, column: 'kind', fault: 'unknownKind' },
      { line: 4, column: 'time', fault: 'otherDay' },
    ],
    3,
  ])
  expect((await finance.call(recon.list, { from: day, to: day })).rows).toEqual([])
  expect((await upload(day, packed('金额(元)\r\n1.00'))).missing).toEqual(['kind', 'channelNo', 'time'])
})

test('GB18030 is read as UTF-8 is', async () => {
  const day = daysAgo(8)
  // 支付 in GB18030; the rest is ASCII.
  const pay = Buffer.from([0xd6, 0xa7, 0xb8, 0xb6])
  const file = Buffer.concat([
    Buffer.from('kind,channelNo,amount,time\n'),
    pay,
    Buffer.from(`,G1,3.00,${day} 10:00:00\n`),
  ])
  expect((await upload(day, packed(file))).day).toMatchObject({ theirs: { inFen: 300, count: 1 } })
  const [only] = await differencesOf(finance, day)
  expect(only).toMatchObject({ kind: 'onlyTheirs', theirs: { kind: 'pay', channelNo: 'G1' } })
})

test('What is no CSV, of a day that is not over, or of no channel is refused', async () => {
  const csv = packed(rowsOf(daysAgo(2), '支付,X1,,1.00,,DAY 09:00:00'))
  const picture = packed(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))
  const plain = Buffer.from('not packed').toString('base64')
  for (const [day, file, reason] of [
    [daysAgo(2), picture, 'billNotReadable'],
    [daysAgo(2), plain, 'billNotReadable'],
    [shanghaiDay(Date.now()), csv, 'billDayNotOver'],
  ] as const) {
    expect(await refusalOf(upload(day, file))).toMatchObject({ reason })
  }
  const nowhere = refusalOf(finance.call(recon.upload, { channel: 'nobody', day: daysAgo(2), file: csv }))
  expect(await nowhere).toMatchObject({ reason: 'notFound' })
})

test('A small file that grows beyond the limit when it is unpacked is refused', async () => {
  const day = daysAgo(2)
  const huge = packed(Buffer.alloc(13_000_000, 'a'))
  expect(await refusalOf(upload(day, huge))).toMatchObject({ reason: 'billNotReadable' })
})

test('Each morning the bills of yesterday are awaited from the channels that moved money', async () => {
  const day = daysAgo(1)
  await postMovement(server, 'E1', 100, momentOf(day, '20:00'))
  await expectBills(server.runtime)
  await expectBills(server.runtime)
  expect(await dayOf(finance, day)).toMatchObject({ state: 'awaiting', covered: [], allowed: ['upload'] })
  const awaited = async () => (await finance.call(recon.standing, {})).awaiting.map(one => [one.channel.id, one.day])
  expect(await awaited()).toEqual([[channel, day]])
  await sendBill(server, day, [{ no: 'E1', netFen: 100, at: momentOf(day, '20:00:05') }])
  expect(await dayOf(finance, day)).toMatchObject({ state: 'balanced' })
  expect(await awaited()).toEqual([])
})

test('Bills of days whose morning passed without a server are awaited, too, and of each day once', async () => {
  const [first, second] = [daysAgo(6), daysAgo(5)]
  await postMovement(server, 'E2', 100, momentOf(first, '20:00'))
  await postMovement(server, 'E3', 100, momentOf(second, '00:00'))
  await postMovement(server, 'E4', 100, momentOf(daysAgo(9), '20:00'))
  await expectBills(server.runtime)
  await expectBills(server.runtime)
  const awaited = (await finance.call(recon.standing, {})).awaiting.map(one => one.day)
  expect(awaited.filter(day => [daysAgo(9), first, second].includes(day)).toSorted()).toEqual([first, second])
})

test('The export has the sums of each day', async () => {
  const day = daysAgo(4)
  const { id } = await finance.call(recon.export, { from: day, to: day })
  const { heads, rows } = await readXlsx(await fetchExport(server.url, finance, id))
  expect(heads.slice(0, 3)).toEqual(['账单日', '支付渠道', '状态'])
  expect(rows).toEqual([expect.arrayContaining([new Date(`${day}T00:00:00Z`), 'customer', '已平', 12.5, 1, 0.04])])
})

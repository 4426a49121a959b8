import { inflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { ledger } from '#contract/money/ledger.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { credit, debit, platformAccount } from '#server/money/ledger/index.ts'
import { type Cell, fetchExport, readXlsx } from '../../setup/files/spreadsheets.ts'
import { postNow } from '../../setup/money/ledger.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let desk: Desk
let bytes: Buffer<ArrayBuffer>

beforeAll(async () => {
  desk = await server.signIn('finance')
  for (const [at, fen] of [1010, 2020].entries()) {
    const lines = [debit(platformAccount('compensation'), fen), credit(platformAccount('suspense'), fen)]
    await postNow(server, { event: 'compensate', subject: 'packets', subjectId: at + 1, lines })
  }
  const { id } = await desk.call(ledger.export, {})
  bytes = await fetchExport(server.url, desk, id)
})

/** The text of a file in the archive, read by its list of files, as programs for spreadsheets do. */
function fileIn(archive: Buffer, path: string): string {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const from = archive.readUInt32LE(at + 42)
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === path) {
      const begin = from + 30 + archive.readUInt16LE(from + 26)
      return inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20))).toString()
    }
    at += 46 + nameLength
  }
  throw new Error(`There is no ${path}.`)
}

test('the ledger is a sheet with a row for each posting and one with a row for each transaction, both added up', async () => {
  const postings = await readXlsx(bytes)
  const of = (row: readonly Cell[], { heads }: { heads: string[] }, head: string) => row[heads.indexOf(head)]
  expect(postings.rows.map(row => [of(row, postings, '借方（元）'), of(row, postings, '贷方（元）')])).toEqual([
    [20.2, null],
    [null, 20.2],
    [10.1, null],
    [null, 10.1],
  ])
  expect([of(postings.totals, postings, '借方（元）'), of(postings.totals, postings, '贷方（元）')]).toEqual([
    30.3, 30.3,
  ])
  expect(postings.totals[0]).toBe('合计')
  expect(of(postings.rows[0] ?? [], postings, '入账时间')).toBeInstanceOf(Date)
  const transactions = await readXlsx(bytes, 2)
  expect(transactions.rows.map(row => [of(row, transactions, '金额（元）'), of(row, transactions, '分录')])).toEqual([
    [20.2, 2],
    [10.1, 2],
  ])
  expect(of(transactions.totals, transactions, '金额（元）')).toBe(30.3)
  expect([postings.imprint, transactions.imprint]).toEqual(
    Array(2).fill(expect.stringMatching(/^导出人：.+仅供内部使用$/)),
  )
})

test('the head filters the rows and nothing below them, and the sums are of what the filter leaves', () => {
  const [first, second] = [1, 2].map(number => fileIn(bytes, `xl/worksheets/sheet${number}.xml`))
  expect(first).toContain('<autoFilter ref="A1:M5"/>')
  expect(second).toContain('<autoFilter ref="A1:M3"/>')
  expect(first).toContain('<f>SUBTOTAL(109,G2:G5)</f><v>30.3</v>')
  expect(first).toContain('ySplit="1"')
  expect(fileIn(bytes, 'xl/workbook.xml')).toMatch(/<sheet name="分录".*<sheet name="流水"/)
})

test('an empty list has its head and its imprint', async () => {
  const { id } = await desk.call(withdrawals.export, {})
  const file = await readXlsx(await fetchExport(server.url, desk, id))
  expect([file.heads[0], file.rows, file.totals]).toEqual(['提现单号', [], []])
  expect(file.heads).toEqual(expect.arrayContaining(['风险分', '风险等级', '风险原因']))
})

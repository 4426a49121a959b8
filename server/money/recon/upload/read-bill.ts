import { setImmediate as pause } from 'node:timers/promises'
import { shanghaiDay, shanghaiMoment } from '#contract/base/shanghai.ts'
import { fenOf } from '#contract/base/texts/yuan.ts'
import {
  type BillColumn,
  type BillFault,
  type BillKind,
  billColumns,
  billKinds,
  neededBillColumns,
} from '#contract/money/recon/bill.ts'
import type { BillLineFault } from '#contract/money/recon/recon.ts'
import { reconWords } from '#words/money/recon.ts'
import type { Phrase } from '#words/words.ts'
import type { BillLine } from '../receive.ts'
import { type CsvRow, readCsv, type Separator, separators } from './csv.ts'

type ReadBill = { lines: BillLine[]; missing: BillColumn[]; faults: BillLineFault[] }

type Places = Record<BillColumn, number>
type Header = { places: Places; separator: Separator; line: number }

/** A bill with more faults is not read to its end: it is another file. */
const mostFaults = 1000
/** Within these characters stands the header; some channels write who they are first. */
const headerWithin = 64 * 1024
/** Rows between two pauses, in which the server serves others. */
const rowsAtOnce = 2000
/** A line that says nothing of one movement. */
const isComment = ({ cells: [first = ''] }: CsvRow) => first.startsWith('#')
/** Begins what stands below the movements. */
const totals = /^(合计|总计|小计|总|共|total|sum|subtotal|合計|総計)/i

/** Brackets and letters of any width and case. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** The name in the open API, and those in each language. */
function namesOf<Name extends string>(
  names: readonly Name[],
  phrases: Record<Name, Phrase>,
): Record<Name, ReadonlySet<string>> {
  const all = names.map(name => [name, new Set([name, ...Object.values(phrases[name])].map(plain))])
  return Object.fromEntries(all)
}

const columnNames = namesOf(billColumns, reconWords.billColumns)
const kindNames = namesOf(billKinds, reconWords.billKinds)

/** The lines of a bill of one day; with a fault, what is read of it is not to be used. */
export async function readBill(text: string, day: string): Promise<ReadBill> {
  const header = findHeader(text)
  if (Array.isArray(header)) return { lines: [], missing: header, faults: [] }
  const { places, separator, line } = header
  const lines: BillLine[] = []
  const faults: BillLineFault[] = []
  let isBelow = false
  let count = 0
  for (const row of readCsv(text, separator)) {
    if (row === null || ++count % rowsAtOnce === 0) await pause()
    if (row === null || row.line <= line || isComment(row)) continue
    isBelow ||= totals.test(row.cells[0] ?? '')
    // What is a movement after all stands in the bill, wherever it stands.
    if (isBelow && kindOf(row.cells[places.kind] ?? '') === null) continue
    const read = readRow(row.cells, places, day)
    if (!('faults' in read)) lines.push(read)
    else faults.push(...read.faults.map(fault => ({ line: row.line, ...fault })))
    if (faults.length >= mostFaults) break
  }
  return { lines, missing: [], faults }
}

/** The first row that names all columns that must be there, by whatever separator; else the columns that the best one lacks. */
function findHeader(text: string): Header | BillColumn[] {
  let fewest: BillColumn[] = [...neededBillColumns]
  for (const separator of separators) {
    for (const row of readCsv(text.slice(0, headerWithin), separator)) {
      if (row === null) continue
      const { line, cells } = row
      const places = placesOf(cells)
      const missing = neededBillColumns.filter(column => places[column] < 0)
      if (missing.length === 0) return { places, separator, line }
      if (missing.length < fewest.length) fewest = missing
    }
  }
  return fewest
}

function placesOf(header: readonly string[]): Places {
  const cells = header.map(plain)
  const placeOf = (column: BillColumn) => cells.findIndex(cell => columnNames[column].has(cell))
  return Object.fromEntries(billColumns.map(column => [column, placeOf(column)])) as Places
}

type Fault = { column: BillColumn; fault: BillFault }

function readRow(cells: readonly string[], places: Places, day: string): BillLine | { faults: Fault[] } {
  const written = (column: BillColumn) => cells[places[column]] ?? ''
  const kind = kindOf(written('kind'))
  const channelNo = written('channelNo')
  const merchantNo = written('merchantNo')
  const amountFen = fenOf(written('amount'))
  const feeFen = written('fee') === '' ? 0 : fenOf(written('fee'))
  const at = momentOf(written('time'))
  const faults: Fault[] = []
  const check = (column: BillColumn, isRight: boolean, fault: BillFault) => {
    if (!isRight) faults.push({ column, fault: written(column) === '' ? 'missing' : fault })
  }
  check('kind', kind !== null, 'unknownKind')
  check('channelNo', isNumber(channelNo), 'notANumber')
  check('merchantNo', merchantNo === '' || isNumber(merchantNo), 'notANumber')
  check('amount', amountFen !== null && amountFen > 0, 'notAnAmount')
  check('fee', feeFen !== null, 'notAnAmount')
  check('time', at !== null, 'notATime')
  if (at !== null && shanghaiDay(at) !== day) faults.push({ column: 'time', fault: 'otherDay' })
  if (faults.length > 0 || kind === null || amountFen === null || feeFen === null || at === null) return { faults }
  return { kind, channelNo, merchantNo: merchantNo === '' ? null : merchantNo, amountFen, feeFen, at }
}

function kindOf(written: string): BillKind | null {
  const name = plain(written)
  return billKinds.find(kind => kindNames[kind].has(name)) ?? null
}

/** The numbers that the open API takes. */
function isNumber(written: string): boolean {
  return /^[\w-]{1,64}$/.test(written)
}

/** `2026-11-23 09:05:00`, in Shanghai; with slashes, and without zeros, as spreadsheets save it. */
function momentOf(written: string): number | null {
  const [, year, month = '', day = '', hour = '', rest] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2})(:\d{2}(?::\d{2})?)$/.exec(written) ?? []
  if (!year) return null
  const two = (part: string) => part.padStart(2, '0')
  const at = shanghaiMoment(`${year}-${two(month)}-${two(day)} ${two(hour)}${rest}`)
  return Number.isNaN(at) ? null : at
}

import { fenOf } from '#contract/base/money.ts'
import { shanghaiMoment } from '#contract/base/shanghai.ts'
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
import type { CsvRow } from './csv.ts'

type ReadBill = { lines: BillLine[]; missing: BillColumn[]; faults: BillLineFault[] }

type Places = Record<BillColumn, number>

/** The lines of a bill of one day; with a fault, what is read of it is not to be used. */
export function readBill([header, ...rows]: readonly CsvRow[], day: string): ReadBill {
  const places = placesOf(header?.cells ?? [])
  const missing = neededBillColumns.filter(column => places[column] < 0)
  if (missing.length > 0) return { lines: [], missing, faults: [] }
  const lines: BillLine[] = []
  const faults: BillLineFault[] = []
  for (const row of rows) {
    const read = readRow(row.cells, places, day)
    if ('faults' in read) faults.push(...read.faults.map(fault => ({ line: row.line, ...fault })))
    else lines.push(read)
  }
  return { lines, missing, faults }
}

function placesOf(header: readonly string[]): Places {
  const placeOf = (column: BillColumn) =>
    header.findIndex(cell => isCalled(cell, column, reconWords.billColumns[column]))
  return Object.fromEntries(billColumns.map(column => [column, placeOf(column)])) as Places
}

/** By its name in the open API, or in any language; brackets and letters of any width and case. */
function isCalled(written: string, name: string, phrase: Phrase): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  return [name, ...Object.values(phrase)].some(each => plain(each) === plain(written))
}

type Fault = { column: BillColumn; fault: BillFault }

function readRow(cells: readonly string[], places: Places, day: string): BillLine | { faults: Fault[] } {
  const written = (column: BillColumn) => cells[places[column]] ?? ''
  const kind = kindOf(written('kind'))
  const channelNo = written('channelNo')
  const merchantNo = written('merchantNo')
  const amountFen = amountOf(written('amount'))
  const feeFen = written('fee') === '' ? 0 : amountOf(written('fee'))
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
  if (at !== null && !written('time').replaceAll('/', '-').startsWith(day))
    faults.push({ column: 'time', fault: 'otherDay' })
  if (faults.length > 0 || kind === null || amountFen === null || feeFen === null || at === null) return { faults }
  return { kind, channelNo, merchantNo: merchantNo === '' ? null : merchantNo, amountFen, feeFen, at }
}

function kindOf(written: string): BillKind | null {
  return billKinds.find(kind => isCalled(written, kind, reconWords.billKinds[kind])) ?? null
}

/** The numbers that the open API takes. */
function isNumber(written: string): boolean {
  return /^[\w-]{1,64}$/.test(written)
}

/** `1,234.50` or `¥1234.5`, in yuan. */
function amountOf(written: string): number | null {
  return fenOf(written.replace(/^¥/, '').replaceAll(',', ''))
}

/** `2026-11-23 09:05:00` or with slashes, in Shanghai. */
function momentOf(written: string): number | null {
  const [, date, time] = /^(\d{4}[-/]\d{2}[-/]\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(written) ?? []
  if (!date || !time) return null
  const at = shanghaiMoment(`${date.replaceAll('/', '-')} ${time}`)
  return Number.isNaN(at) ? null : at
}

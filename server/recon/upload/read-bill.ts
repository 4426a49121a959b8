import { fenOf } from '#contract/base/money.ts'
import {
  type BillColumn,
  type BillFault,
  type BillKind,
  billColumns,
  billKindNames,
  billKinds,
} from '#contract/money/bill.ts'
import type { BillLineFault } from '#contract/money/recon.ts'
import type { BillLine } from '../receive.ts'
import type { CsvRow } from './csv.ts'

export type ReadBill = { lines: BillLine[]; missing: BillColumn[]; faults: BillLineFault[] }

const columns = Object.keys(billColumns) as BillColumn[]
type Places = Record<BillColumn, number>

/** The lines of a bill of one day; with a fault, what is read of it is not to be used. */
export function readBill([header, ...rows]: readonly CsvRow[], day: string): ReadBill {
  const places = placesOf(header?.cells ?? [])
  const missing = columns.filter(column => places[column] < 0 && billColumns[column][0].endsWith('*'))
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
  const written = header.map(cell => cell.replace(/（/g, '(').replace(/）/g, ')').toLowerCase())
  const placeOf = (column: BillColumn) =>
    written.findIndex(cell => billColumns[column].some(name => name.replace('*', '').toLowerCase() === cell))
  return Object.fromEntries(columns.map(column => [column, placeOf(column)])) as Places
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
  return billKinds.find(kind => kind === written.toLowerCase() || billKindNames[kind] === written) ?? null
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
  const at = Date.parse(`${date.replaceAll('/', '-')}T${time}+08:00`)
  return Number.isNaN(at) ? null : at
}

import { writeXlsxStream } from 'hucre/xlsx'
import { shanghaiAsUtc } from '#contract/base/shanghai.ts'
import { spreadsheetText } from '#contract/base/texts/spreadsheet-text.ts'
import type { ColumnKind, Value } from './declare.ts'

/** Text is marked as text, so that it stays text when somebody edits a cell that begins with `=`. */
const formats: Record<ColumnKind, string> = {
  text: '@',
  number: '0',
  money: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
}

/** What stands in the file beside the rows, in the language of its person. */
export type Spreadsheet = {
  title: string
  /** Who took it away and when, above everything. */
  imprint: string
  columns: readonly { head: string; kind: ColumnKind; width: number }[]
}

type Row = readonly Value[]

/** A list as an xlsx file, made while it is read: rows are pulled as fast as the file is taken. */
export function writeSpreadsheet(
  { title, imprint, columns }: Spreadsheet,
  rows: AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  async function* lines() {
    yield [spreadsheetText(imprint)]
    yield columns.map(({ head }) => head)
    for await (const row of rows) yield row.map((value, at) => cellOf(value, columns[at]?.kind ?? 'text'))
  }
  return writeXlsxStream(lines(), {
    name: title,
    columns: columns.map(({ width, kind }) => ({ width, numFmt: formats[kind] })),
    freezePane: { rows: 2 },
  })
}

/** Strings are written as inline strings, never as formulas. */
function cellOf(value: Value, kind: ColumnKind): string | number | Date | null {
  if (value === null) return null
  if (kind === 'day') return new Date(`${value}T00:00:00Z`)
  if (typeof value === 'string') return spreadsheetText(value)
  if (kind === 'money') return value / 100
  if (kind === 'moment') return shanghaiAsUtc(Math.floor(value / 1000) * 1000)
  return kind === 'text' ? String(value) : value
}

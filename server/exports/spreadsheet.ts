import { writeXlsxStream } from 'hucre/xlsx'
import { shanghaiAsUtc } from '#contract/base/shanghai.ts'
import type { ColumnKind, Value } from './declare.ts'

/** Text is marked as text, so that it stays text when somebody edits a cell that begins with `=`. */
const formats: Record<ColumnKind, string> = {
  text: '@',
  number: '0',
  money: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm:ss',
}

/** As many characters as a cell of a spreadsheet can hold. */
const longestText = 32_767

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
    yield [plain(imprint)]
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
  if (typeof value === 'string') return plain(value)
  if (kind === 'money') return value / 100
  if (kind === 'moment') return shanghaiAsUtc(Math.floor(value / 1000) * 1000)
  return kind === 'text' ? String(value) : value
}

/** Whoever saves the file as CSV and opens that has a formula of what begins so; full-width forms included. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/**
 * What would be a formula in CSV gets an apostrophe; what a reader would take for an escaped character is escaped itself; what no XML
 * may hold is left out.
 */
function plain(text: string): string {
  return text
    .replace(formulaStart, "'$&")
    .slice(0, longestText)
    .replace(/_x[\da-f]{4}_/gi, '_x005F$&')
    .replace(/[^\t\n\r -\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
}

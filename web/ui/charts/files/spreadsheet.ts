import { writeXlsxStream } from 'hucre/xlsx'
import { spreadsheetText } from '#contract/base/texts/spreadsheet-text.ts'
import type { Numbers } from '../chart.ts'
import { saveFile } from './saveFile.ts'

/** The numbers as a spreadsheet: title, sentence, and the table as it is shown. Strings are inline strings, never formulas. */
export async function saveAsSpreadsheet(
  { heads, rows, inFile, saidHead }: Numbers,
  { title, sentence }: { title: string; sentence: string },
): Promise<void> {
  function* lines() {
    yield [title]
    yield [sentence]
    yield saidHead ? [...heads, saidHead] : [...heads]
    for (const { name, cells, said } of rows) {
      const values = cells.map((value, at) => (value === null ? null : (inFile?.[at]?.(value) ?? value)))
      yield saidHead ? [name, ...values, said ?? null] : [name, ...values]
    }
  }
  function* texts() {
    for (const line of lines()) yield line.map(cell => (typeof cell === 'string' ? spreadsheetText(cell) : cell))
  }
  const stream = writeXlsxStream(texts(), {
    name: title.slice(0, 31).replaceAll(/[[\]:*?/\\]/g, ' '),
    columns: [
      ...heads.map((_, at) => (at === 0 ? { width: 24, numFmt: '@' } : { width: 14 })),
      ...(saidHead ? [{ width: 32, numFmt: '@' }] : []),
    ],
    freezePane: { rows: 3 },
  })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  saveFile(new Blob([await new Response(stream).arrayBuffer()], { type }), `${title}.xlsx`)
}

import { Zip } from 'fflate'
import type { Page } from './declare.ts'
import { Part } from './workbook/archive.ts'
import { smallParts } from './workbook/parts.ts'
import { Worksheet, type WorksheetTerms } from './workbook/worksheet.ts'

/** What stands in the file beside the rows, in the language of its person. */
export type Spreadsheet = {
  sheets: readonly WorksheetTerms[]
  /** Stands before what the columns add up to. */
  total: string
  /** Who took it away and when, below everything. */
  imprint: string
}

/**
 * A list as an xlsx file, made while it is read: pages are pulled as fast as the file is taken. The first sheet leaves as it
 * grows; those after it, which come of the same rows, are kept compressed until it is complete.
 */
export async function* writeSpreadsheet(
  { sheets: terms, total, imprint }: Spreadsheet,
  pages: AsyncIterable<Page>,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  function take(): Uint8Array[] {
    const taken = pieces
    pieces = []
    return taken
  }

  const sheets = terms.map((one, at) => new Worksheet(one, new Part(archive, `xl/worksheets/sheet${at + 1}.xml`)))
  for await (const page of pages) {
    for (const [at, rows] of page.entries()) for (const row of rows) sheets[at]?.add(row)
    yield* take()
  }
  for (const one of sheets) one.end({ total, imprint })
  for (const [path, text] of smallParts(terms.map(({ title }) => title))) {
    const part = new Part(archive, path)
    part.write(text)
    part.end()
  }
  archive.end()
  yield* take()
}

import type { Page } from './declare.ts'
import { Archive, Part } from './workbook/archive.ts'
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
  const archive = new Archive()
  const sheets = terms.map(one => new Worksheet(one))
  const [first, ...others] = sheets
  const reading = pages[Symbol.asyncIterator]()

  async function grow(): Promise<boolean> {
    const { done, value } = await reading.next()
    if (done) for (const one of sheets) one.end({ total, imprint })
    else for (const [at, rows] of value.entries()) for (const row of rows) sheets[at]?.add(row)
    return !done
  }

  try {
    if (first) yield* archive.addGrowing('xl/worksheets/sheet1.xml', first.part, grow)
    for (const [at, { part }] of others.entries()) yield* archive.add(`xl/worksheets/sheet${at + 2}.xml`, part)
    for (const [path, text] of smallParts(terms.map(({ title }) => title))) {
      const part = new Part()
      part.write(text)
      yield* archive.add(path, part.end())
    }
    yield archive.finish()
  } finally {
    await reading.return?.()
  }
}

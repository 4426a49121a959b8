/** What stands between two cells. */
export const separators = [',', '\t', ';'] as const
export type Separator = (typeof separators)[number]

export type CsvRow = { line: number; cells: string[] }

/**
 * Rows by RFC 4180, one after the other as they are asked for: cells in quotes may have separators, doubled quotes and line ends. Empty
 * rows are left out; `line` is where a row begins.
 */
export function* readCsv(text: string, separator: Separator = ','): Generator<CsvRow> {
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let startLine = 1
  const endCell = () => {
    cells.push(clean(cell))
    cell = ''
  }
  const endRow = (): CsvRow[] => {
    endCell()
    const row = { line: startLine, cells }
    cells = []
    startLine = line
    return row.cells.some(each => each !== '') ? [row] : []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') yield* endRow()
    else if (sign !== '\r') cell += sign
  }
  yield* endRow()
}

/** Channels write a backtick or an apostrophe before a number, so that spreadsheets keep all of its digits. */
function clean(cell: string): string {
  return cell.trim().replace(/^[`']/, '').trim()
}

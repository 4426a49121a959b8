/** What stands between two cells. */
export const separators = [',', '\t', ';'] as const
export type Separator = (typeof separators)[number]

export type CsvRow = { line: number; cells: string[] }

/** Characters that are read without a pause. */
const charactersAtOnce = 64 * 1024
/** What a longer cell has beyond is left out, and so are further cells of a row: no bill has them. */
const [mostCharacters, mostCells] = [1000, 1000]

/**
 * Rows by RFC 4180, one after the other as they are asked for: cells in quotes may have separators, doubled quotes and line ends. Empty
 * rows are left out; `line` is where a row begins. Null is a pause, in which others may be served, however long a row is.
 */
export function* readCsv(text: string, separator: Separator = ','): Generator<CsvRow | null> {
  const row = createRow()
  let isQuoted = false
  let line = 1
  let pauseAt = charactersAtOnce
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (at >= pauseAt) {
      pauseAt += charactersAtOnce
      yield null
    }
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') row.add(sign)
      else if (text[at + 1] === '"') row.add(text[++at] ?? '')
      else isQuoted = false
    } else if (sign === '"' && row.isCellBlank()) {
      row.emptyCell()
      isQuoted = true
    } else if (sign === separator) row.endCell()
    else if (sign === '\n') yield* row.end(line)
    else if (sign !== '\r') row.add(sign)
  }
  yield* row.end(line)
}

function createRow() {
  let cells: string[] = []
  let cell = ''
  let isBlank = true
  let startLine = 1
  const emptyCell = () => {
    cell = ''
    isBlank = true
  }
  const endCell = () => {
    if (cells.length < mostCells) cells.push(clean(cell))
    emptyCell()
  }
  return {
    emptyCell,
    endCell,
    isCellBlank: () => isBlank,
    add(sign: string) {
      isBlank &&= sign.trim() === ''
      if (cell.length < mostCharacters) cell += sign
      else if (cell.length === mostCharacters) cell += '…'
    },
    /** The row, unless it is empty; the next one begins in this line. */
    end(line: number): CsvRow[] {
      const beginsAt = startLine
      startLine = line
      if (cells.length === 0 && isBlank) return []
      endCell()
      const row = { line: beginsAt, cells }
      cells = []
      return row.cells.some(each => each !== '') ? [row] : []
    },
  }
}

/** Channels write a backtick or an apostrophe before a number, so that spreadsheets keep all of its digits. */
function clean(cell: string): string {
  return cell.trim().replace(/^[`']/, '').trim()
}

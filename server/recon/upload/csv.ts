/** Text of UTF-8 or GB18030, with or without a byte order mark; null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next encoding may fit.
    }
  }
  return null
}

export type CsvRow = { line: number; cells: string[] }

/** Rows by RFC 4180: cells in quotes may have commas, doubled quotes and line ends. Empty rows are left out; `line` is where a row begins. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let startLine = 1
  const endCell = () => {
    cells.push(clean(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some(each => each !== '')) rows.push({ line: startLine, cells })
    cells = []
    startLine = line
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
    } else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** Channels write a backtick or an apostrophe before a number, so that spreadsheets keep all of its digits. */
function clean(cell: string): string {
  return cell.trim().replace(/^[`']/, '').trim()
}

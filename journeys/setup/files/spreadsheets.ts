import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSheet } from 'read-excel-file/node'
import { type ExportRow, exports } from '#contract/desk/exports.ts'
import type { Desk } from '../orders/desk.ts'
import { until } from '../process/until.ts'

export type Cell = string | number | boolean | Date | null
export type Spreadsheet = {
  heads: string[]
  rows: Cell[][] /** None where no column is added up. */
  totals: Cell[]
  imprint: string
}

/** Waits until a person's export stands in `state`. */
export function untilExport(desk: Desk, id: number, state: ExportRow['state']): Promise<ExportRow> {
  return until(
    async () => {
      const row = (await desk.call(exports.list, {})).find(one => one.id === id)
      if (row?.state === 'failed' && state !== 'failed') throw new Error(`The export failed: ${row.why}`)
      return row?.state === state ? row : undefined
    },
    { what: `export ${id} is ${state}` },
  )
}

/** Fetches as the browser does, which sends its cookie and no header. */
export function fetchAs(url: string, path: string, token: string): Promise<Response> {
  return fetch(url + path, { headers: { cookie: `language=zh; Admin-Token=${token}` } })
}

/** The file of an export, once it is there. */
export async function fetchExport(url: string, desk: Desk, id: number): Promise<Buffer<ArrayBuffer>> {
  await untilExport(desk, id, 'done')
  const { url: path } = await desk.call(exports.download, { id })
  const response = await fetchAs(url, path, desk.token)
  if (response.status !== 200) throw new Error(`HTTP ${response.status} for the file of export ${id}`)
  return Buffer.from(await response.arrayBuffer())
}

/** What a reader that knows nothing of our writer finds in the file: rows, an empty one before the sums, and one before the imprint. */
export async function readXlsx(bytes: Buffer<ArrayBuffer>, number = 1): Promise<Spreadsheet> {
  return partsOf((await readSheet(bytes, number, { trim: false })) as Cell[][])
}

export function partsOf(all: readonly (readonly Cell[])[]): Spreadsheet {
  const [heads = [], ...below] = all.map(row => [...row])
  const isEmpty = (row: Cell[] = []) => row.every(cell => cell === null || cell === '')
  const end = below.findIndex(isEmpty)
  const [totals = [], imprint = totals] = below.slice(end).filter(row => !isEmpty(row))
  return {
    heads: heads.map(String),
    rows: below.slice(0, end),
    totals: imprint === totals ? [] : totals,
    imprint: String(imprint[0]),
  }
}

/** As a spreadsheet shows a moment: Shanghai's clock, in whole seconds. */
export function shown(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A file counts in days, so that a second comes back as a little more or less than one. */
export function asShown(cell: Cell): Exclude<Cell, Date> {
  return cell instanceof Date ? shown(Math.round(cell.getTime() / 1000) * 1000 - 8 * 3_600_000) : cell
}

/** The proof by LibreOffice is left out, and said to be, where there is none (Debian: libreoffice-calc). */
export const hasOffice = spawnSync('soffice', ['--version']).status === 0

/** What LibreOffice finds in it, as it shows it. */
export async function readByOffice(bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-office-'))
  try {
    await writeFile(join(folder, 'list.xlsx'), bytes)
    // Comma, quotes, UTF-8, from the first line.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1'
    const place = `-env:UserInstallation=file://${folder}/profile`
    const options = [place, '--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'list.xlsx')]
    await promisify(execFile)('soffice', options)
    return parseCsv(await readFile(join(folder, 'list.csv'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

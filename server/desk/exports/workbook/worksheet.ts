import { dayMs } from '#contract/base/durations.ts'
import { shanghaiAsUtc } from '#contract/base/shanghai.ts'
import { spreadsheetText } from '#contract/base/texts/spreadsheet-text.ts'
import type { ColumnKind, Value } from '../declare.ts'
import type { Part } from './archive.ts'
import { lookOf } from './formats.ts'
import { escaped, worksheetEnd, worksheetHead } from './parts.ts'

type WorksheetColumn = {
  head: string
  kind: ColumnKind
  width: number
  /** Added up below the rows. */
  isSummed: boolean
}
export type WorksheetTerms = { title: string; columns: readonly WorksheetColumn[] }

/** 1970-01-01 in days of a spreadsheet. */
const epochDay = 25_569

/** The head, the rows as they come, what they add up to, and who took them away and when. */
export class Worksheet {
  readonly #part: Part
  readonly #columns: readonly WorksheetColumn[]
  readonly #sums: number[]
  #row = 1

  constructor({ columns }: WorksheetTerms, part: Part) {
    this.#part = part
    this.#columns = columns
    this.#sums = columns.map(() => 0)
    this.#part.write(worksheetHead(columns.map(({ width }) => width)))
    this.#write(columns.map(({ head }, at) => textCell(this.#ref(at), head, lookOf('text', { isBold: true }))))
  }

  add(values: readonly Value[]): void {
    const cells = this.#columns.map(({ kind, isSummed }, at) => {
      const value = values[at] ?? null
      if (isSummed && typeof value === 'number') this.#sums[at] = (this.#sums[at] ?? 0) + value
      return cellOf(this.#ref(at), value, kind)
    })
    this.#write(cells)
  }

  /** An empty row before each, so that sorting and filtering take neither for a row of the list. */
  end({ total, imprint }: { total: string; imprint: string }): void {
    const last = this.#row - 1
    if (this.#columns.some(({ isSummed }) => isSummed) && last > 1) {
      this.#row += 1
      this.#write(this.#columns.map((column, at) => this.#sumCell(column, at, { last, total })))
    }
    this.#row += 1
    this.#write([textCell(this.#ref(0), spreadsheetText(imprint), lookOf('text'))])
    this.#part.write(worksheetEnd(`A1:${lettersOf(this.#columns.length - 1)}${last}`))
    this.#part.end()
  }

  /** A formula over what the filter leaves, with the sum of all rows as its value until somebody filters. */
  #sumCell({ kind, isSummed }: WorksheetColumn, at: number, { last, total }: { last: number; total: string }): string {
    const ref = this.#ref(at)
    if (isSummed) {
      const column = lettersOf(at)
      const sum = numberOf(this.#sums[at] ?? 0, kind)
      return `<c r="${ref}" s="${lookOf(kind, { isBold: true })}"><f>SUBTOTAL(109,${column}2:${column}${last})</f><v>${sum}</v></c>`
    }
    return at === 0 ? textCell(ref, total, lookOf('text', { isBold: true })) : ''
  }

  #ref(at: number): string {
    return `${lettersOf(at)}${this.#row}`
  }

  #write(cells: readonly string[]): void {
    this.#part.write(`<row r="${this.#row}">${cells.join('')}</row>`)
    this.#row += 1
  }
}

function cellOf(ref: string, value: Value, kind: ColumnKind): string {
  const look = lookOf(kind)
  if (value === null) return `<c r="${ref}" s="${look}"/>`
  if (kind !== 'day' && (typeof value === 'string' || kind === 'text')) {
    return textCell(ref, spreadsheetText(String(value)), look)
  }
  return `<c r="${ref}" s="${look}"><v>${numberOf(value, kind)}</v></c>`
}

/** Inline, never a formula. */
function textCell(ref: string, text: string, look: number): string {
  return `<c r="${ref}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function numberOf(value: string | number, kind: ColumnKind): number {
  if (kind === 'day') return Date.parse(`${value}T00:00:00Z`) / dayMs + epochDay
  if (kind === 'money') return Number(value) / 100
  if (kind === 'moment') return shanghaiAsUtc(Math.floor(Number(value) / 1000) * 1000).getTime() / dayMs + epochDay
  return Number(value)
}

/** A, B … Z, AA … */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : `${lettersOf(Math.floor(at / 26) - 1)}${last}`
}

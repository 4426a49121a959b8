import type { z } from 'zod'
import type { Needs, Operation, OutputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { type CityName, readCityNames } from '#server/settings/cities/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { inLanguage, type Phrase } from '#words/words.ts'

/** A cell as it is written: a moment is epoch milliseconds, a day is `2026-11-28`, money is fen. */
export type Value = string | number | null
export type ColumnKind = 'text' | 'number' | 'money' | 'moment' | 'day'

type Shape = {
  head: Phrase
  kind: ColumnKind /** In characters. */
  width: number /** Added up below the rows. */
  isSummed?: true
}
type WorksheetShape = { title: Phrase; columns: readonly Shape[] }
/** Rows of each sheet. */
export type Page = Value[][][]

/** `cityName` says what cities are called. */
type Of<Row> = (row: Row, language: Language, cityName: CityName) => Value
type Column<Row> = Shape & { of: Of<Row> }

/** A list that can be exported, whatever its rows are. */
export type ListExport = {
  list: string
  /** What its screen needs; the export needs that, and its own permission. */
  needs: Needs
  title: Phrase
  /** The question's `search` can be a phone number, so that it is read by `readSearch`. */
  searchesPeople: boolean
  /** The first has the rows that are counted. */
  sheets: readonly WorksheetShape[]
  /** How many rows there are, at most one more than `most`; null where it is known only by reading them. */
  count(context: QueryContext, question: unknown, most: number): Promise<number | null>
  /** Page after page, each read with the permissions of that moment. */
  pages(contextNow: () => QueryContext, question: unknown): AsyncGenerator<Page>
}

/** A feature with a list, and the operation that makes a file of it. */
type Feature = {
  list: Operation<z.ZodType, z.ZodType<{ rows: unknown[]; next: string | null }>>
  export: Operation<z.ZodType<object>>
}
type QuestionOf<F extends Feature> = z.output<F['export']['input']>
type RowOf<F extends Feature> = OutputOf<F['list']>['rows'][number]

type Terms<Question, Row, Line> = {
  title: Phrase
  searchesPeople?: boolean
  columns: readonly Column<Line>[]
  /** The lines of the sheet that a row of the list makes. */
  linesOf(row: Row): readonly Line[]
  /** What its sheet is called, where the file has another title. */
  worksheet?: Phrase
  /** A second sheet, with a line for each row. */
  beside?: { title: Phrase; columns: readonly Column<Row>[] }
  /** The handler of the list itself, so that scope and masks are the same as on the screen. */
  read(
    context: QueryContext,
    question: Question & { after: string | null; limit: number },
  ): Promise<{ rows: Row[]; next: string | null }>
  count?(context: QueryContext, question: Question, most: number): Promise<number>
}

/** Of one statement; the loop that serves everybody handles a page without a pause. */
const pageRows = 200

/** Declares how the list of a feature is exported: a line for each row. */
export function exportOf<F extends Feature>(
  feature: F,
  terms: Omit<Terms<QuestionOf<F>, RowOf<F>, RowOf<F>>, 'linesOf' | 'worksheet' | 'beside'>,
): ListExport {
  return exportLinesOf<F, RowOf<F>>(feature, { ...terms, linesOf: row => [row] })
}

/** Where a row makes several lines. */
export function exportLinesOf<F extends Feature, Line>(
  { list, export: { input } }: F,
  terms: Terms<QuestionOf<F>, RowOf<F>, Line>,
): ListExport {
  const { title, searchesPeople = false, columns, linesOf, worksheet = title, beside, read, count } = terms
  const asking = (question: unknown) => input.parse(question) as QuestionOf<F>
  return {
    list: list.name.slice(0, list.name.indexOf('.')),
    needs: list.needs,
    title,
    searchesPeople,
    sheets: [{ title: worksheet, columns }, ...(beside ? [beside] : [])],
    count: async (context, question, most) => (await count?.(context, asking(question), most)) ?? null,
    async *pages(contextNow, question) {
      const asked = asking(question)
      let after: string | null = null
      do {
        const context = contextNow()
        const page: { rows: RowOf<F>[]; next: string | null } = await read(context, {
          ...asked,
          after,
          limit: pageRows,
        })
        const cityName = await readCityNames(context.db)
        const { language } = context.sender
        const cells = <One>(all: readonly Column<One>[], lines: readonly One[]) =>
          lines.map(line => all.map(({ of }) => of(line, language, cityName)))
        yield [cells(columns, page.rows.flatMap(linesOf)), ...(beside ? [cells(beside.columns, page.rows)] : [])]
        after = page.next
      } while (after !== null)
    },
  }
}

export function text<Row>(head: Phrase, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'text', width, of }
}

/** Of the code of a city; the sheet says its name. */
export function city<Row>(head: Phrase, width: number, of: (row: Row) => string): Column<Row> {
  return text(head, width, (row, language, cityName) => cityName(of(row), language))
}

/** One of a few words, each with its name; null leaves the cell empty. */
export function choice<Row, Word extends string>(
  head: Phrase,
  width: number,
  words: Readonly<Record<Word, Phrase>>,
  of: (row: Row) => Word | null,
): Column<Row> {
  return text(head, width, (row, language) => {
    const word = of(row)
    return word && inLanguage(words[word], language)
  })
}

const yesWords = { true: spreadsheetWords.yes, false: spreadsheetWords.no }

export function yesOrNo<Row>(head: Phrase, of: (row: Row) => boolean): Column<Row> {
  return choice(head, 12, yesWords, row => `${of(row)}` as const)
}

export function number<Row>(head: Phrase, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'number', width, of }
}

/** Of an amount in fen; the sheet says yuan. */
export function money<Row>(head: Phrase, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'money', width, of }
}

/** With the sum of its rows below them; a filter of the head leaves the sum of what it shows. */
export function summed<Row>(column: Column<Row>): Column<Row> {
  return { ...column, isSummed: true }
}

export function moment<Row>(head: Phrase, of: Of<Row>): Column<Row> {
  return { head, kind: 'moment', width: 20, of }
}

/** A day of Shanghai, as a date without a time. */
export function day<Row>(head: Phrase, of: (row: Row) => string | null): Column<Row> {
  return { head, kind: 'day', width: 12, of }
}

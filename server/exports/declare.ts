import type { z } from 'zod'
import type { ExportedList } from '#contract/exports.ts'
import type { Needs, Operation } from '#contract/operation.ts'
import type { Named } from '#contract/state-words.ts'
import { type Language, languages } from '#contract/values.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** A cell as it is written: a moment is epoch milliseconds, money is fen. */
export type Value = string | number | null
export type ColumnKind = 'text' | 'number' | 'money' | 'moment'

type Shape = { head: Named; kind: ColumnKind /** In characters. */; width: number }
export type Column<Row> = Shape & { of(row: Row, language: Language): Value }

/** A list that can be exported, whatever its rows are. */
export type ListExport = {
  list: ExportedList
  /** What its screen needs; the export needs that, and its own permission. */
  needs: Needs
  title: Named
  columns: readonly Shape[]
  /** How many rows there are, at most one more than `most`; null where nobody knows without reading them. */
  count(context: QueryContext, question: unknown, most: number): Promise<number | null>
  /** Page after page, each read for who the person is by then. */
  pages(contextNow: () => QueryContext, question: unknown): AsyncGenerator<Value[][]>
}

type Terms<Question, Row> = {
  needs: Needs
  title: Named
  columns: readonly Column<Row>[]
  /** The handler of the list itself, so that scope and masks are the screen's. */
  read(
    context: QueryContext,
    question: Question & { after: string | null; limit: number },
  ): Promise<{ rows: Row[]; next: string | null }>
  count?(context: QueryContext, question: Question, most: number): Promise<number>
}

const pageRows = 500

/** Declares how a list is exported; `operation` is the one that starts it, `<list>.export`. */
export function exportOf<Input extends z.ZodType<object>, Row>(
  operation: Operation<Input> & { name: string },
  { needs, title, columns, read, count }: Terms<z.output<Input>, Row>,
): ListExport {
  return {
    list: operation.name.slice(0, operation.name.indexOf('.')) as ExportedList,
    needs,
    title,
    columns,
    count: async (context, question, most) => (await count?.(context, operation.input.parse(question), most)) ?? null,
    async *pages(contextNow, question) {
      const asked = operation.input.parse(question)
      let after: string | null = null
      do {
        const context = contextNow()
        const page: { rows: Row[]; next: string | null } = await read(context, { ...asked, after, limit: pageRows })
        yield page.rows.map(row => columns.map(({ of }) => of(row, context.sender.language)))
        after = page.next
      } while (after !== null)
    },
  }
}

export function inLanguage(named: Named, language: Language): string {
  return named[languages.indexOf(language)] ?? named[0]
}

type Of<Row> = (row: Row, language: Language) => Value

export function text<Row>(head: Named, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'text', width, of }
}

export function number<Row>(head: Named, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'number', width, of }
}

/** Of an amount in fen; the sheet says yuan. */
export function money<Row>(head: Named, width: number, of: Of<Row>): Column<Row> {
  return { head, kind: 'money', width, of }
}

export function moment<Row>(head: Named, of: Of<Row>): Column<Row> {
  return { head, kind: 'moment', width: 20, of }
}

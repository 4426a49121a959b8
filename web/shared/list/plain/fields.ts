import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Operation, OutputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'

type AnyRecord = Target & { allowed: string[] }

/** List, add, update and remove of a plain table. */
export type PlainOperations = {
  list: Operation<z.ZodType, z.ZodType<{ rows: AnyRecord[]; next: string | null }>>
  add: Operation
  update: Operation
  remove: Operation<z.ZodType<unknown, Target>>
}
export type RowOf<O extends PlainOperations> = OutputOf<O['list']>['rows'][number]
/** What is typed of a record. */
export type TypedOf<O extends PlainOperations> = z.output<O['add']['input']>

export type PlainText = {
  title: string
  search: string
  add: string
  /** The question of the confirmation before a record of this name is deleted. */
  sureToRemove: (name: string) => string
  empty: string
  /** Where filters let nothing through; without it, `empty` is said. */
  emptyFiltered?: string
}

type Shown<Row> = {
  label: string
  /** In table and drawer, where the form calls it otherwise. */
  head?: string
  /** Of its column: at least, in px; and its share of what is left. */
  width?: number
  grow?: number
  /** Draws it in table and drawer, where that is not its text. */
  cell?: (row: Row) => ReactNode
}
type TextTerms = { most: number; rows?: number; isOptional?: boolean }
type ChoiceTerms<Value extends string> = {
  options: Readonly<Record<Value, string>>
  hints?: Readonly<Record<Value, string>>
  /** Of a new record; without it, the first. */
  blank?: Value
  /** The list is filtered by it: what is said where all are shown. */
  any?: string
}
type CheckTerms = { yes: string; no: string; hint?: string }

type TermsFor<Value> = [Value] extends [boolean]
  ? CheckTerms
  : string extends Value
    ? TextTerms
    : ChoiceTerms<Value & string>

/** A field for everything that is typed, in the order of the form. */
export type Fields<Typed, Row> = { readonly [Name in keyof Typed]: Shown<Row> & TermsFor<Typed[Name]> }

/** The same within the screen, which draws whatever fields there are. */
export type PlainRow = Target & { allowed: readonly string[] } & Readonly<Record<string, unknown>>
export type Field = Shown<PlainRow> & (TextTerms | ChoiceTerms<string> | CheckTerms)
export type AnyFields = Readonly<Record<string, Field>>

/** What drawer and form are told of the table. */
export type PlainTerms = { title: string; fields: AnyFields; text: PlainText }

export function othersIn({ title, fields }: PlainTerms): [name: string, field: Field][] {
  return Object.entries(fields).filter(([name]) => name !== title)
}

export function textIn(row: PlainRow, name: string, field: Field): string {
  const value = row[name]
  if ('options' in field) return field.options[String(value)] ?? String(value)
  if ('most' in field) return String(value) || '–'
  return value ? field.yes : field.no
}

export function shownIn(row: PlainRow, name: string, field: Field): ReactNode {
  return field.cell ? field.cell(row) : textIn(row, name, field)
}

/** What this value means. */
export function hintOf(value: unknown, field: Field): string | undefined {
  if ('options' in field) return field.hints?.[String(value)]
  return 'yes' in field && value ? field.hint : undefined
}

/** The title first. */
export function columnsOf(terms: PlainTerms): Column<PlainRow>[] {
  const titled = Object.entries(terms.fields).filter(([name]) => name === terms.title)
  return [...titled, ...othersIn(terms)].map(([key, field]) => ({
    key,
    head: field.head ?? field.label,
    width: field.width ?? 160,
    grow: field.grow ?? 1,
    cell: row => shownIn(row, key, field),
  }))
}

type Filter = { name: string; label: string; any: string; options: Readonly<Record<string, string>> }

/** The choices that the list is filtered by. */
export function filtersOf(fields: AnyFields): Filter[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'options' in field && field.any !== undefined
      ? [{ name, label: field.label, any: field.any, options: field.options }]
      : [],
  )
}

/** Those that are chosen. */
export function chosenIn(question: Readonly<Record<string, unknown>>, fields: AnyFields): Record<string, string> {
  const chosen = filtersOf(fields).map(({ name }) => [name, String(question[name])] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value !== 'any'))
}

/** The address of the list; `open` is the record whose drawer is open, 0 for none. */
export function addressOf(fields: AnyFields): z.ZodObject {
  const filters = filtersOf(fields).map(({ name, options }) => {
    return [name, z.enum(['any', ...Object.keys(options)]).default('any')] as const
  })
  const list = z.object({ search: z.string().max(64).default(''), open: z.int().min(0).default(0) })
  return list.extend(Object.fromEntries(filters))
}

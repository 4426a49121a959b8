import { type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import type { PlainQuestion } from '#contract/base/plain.ts'
import type { Target } from '#contract/base/values.ts'
import type { NudgeWord } from '#contract/desk/nudges.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { type FieldWord, fieldSentence } from '#server/kit/field-sentences.ts'
import { type Handler, handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction, EventField } from '#words/access/features.ts'

type Query = Operation<z.ZodType, z.ZodType, 'query', `${string}.${string}`>
type Command = Operation<z.ZodType, z.ZodType, 'command', `${string}.${string}`>
type Operations = { readonly list: Query; readonly add: Command; readonly update: Command; readonly remove: Command }

/** The fields that somebody types. */
type FieldOf<O extends Operations> = keyof z.output<O['add']['input']> & string

/** `isBySound` is stored as `is_by_sound`. */
type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field

/** Tables that have a column for each field, and versions. */
type TableOf<O extends Operations> = {
  [Table in keyof Tables]: ColumnOf<FieldOf<O>> | 'id' | 'version' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

type Terms<O extends Operations, Table extends keyof Tables> = {
  table: Table
  /** The field that names a record. A list is searched for it; where a unique index knows a record already, this field is refused. */
  title: FieldOf<O>
  /** Columns that are stored besides, calculated from what was typed; `refuseTitle` refuses it. */
  stored?: (
    typed: z.output<O['add']['input']>,
    refuseTitle: (word: FieldWord) => never,
  ) => Partial<Record<keyof Tables[Table], unknown>>
  /** What a record shows besides its columns. */
  shown?: Readonly<Record<string, RawBuilder<unknown>>>
} & Recorded<O>

/** What the fields are called in the operation log, where it has not the same names. */
type Recorded<O extends Operations> =
  FieldOf<O> extends EventField
    ? { recorded?: Readonly<Record<FieldOf<O>, EventField>> }
    : { recorded: Readonly<Record<FieldOf<O>, EventField>> }

type Handlers<O extends Operations> = { readonly [Verb in keyof Operations]: Handler<O[Verb]> }

/**
 * The handlers of a table whose records are listed by search and filters, added, updated on the version that was seen, and removed, each
 * change with an entry in the operation log. Whoever may update a record may remove it.
 */
export function plainTable<O extends Operations, Table extends TableOf<O>>(
  operations: O,
  terms: Terms<O, Table>,
): Handlers<O> {
  return makeHandlers(operations, terms as unknown as AnyTerms) as unknown as Handlers<O>
}

type AnyRow = { id: number; version: number } & Readonly<Record<string, unknown>>
type AnyTerms = {
  table: string
  title: string
  stored?: (typed: object, refuseTitle: (word: FieldWord) => never) => object
  shown?: Readonly<Record<string, RawBuilder<unknown>>>
  recorded?: Readonly<Record<string, EventField>>
}

/** The types of the operations are looked at by `plainTable`; here, a record is whatever its table holds. */
function makeHandlers({ list, add, update, remove }: Operations, terms: AnyTerms) {
  const { table, title, stored = () => ({}), shown = {}, recorded = {} } = terms
  const subject = list.name.slice(0, list.name.indexOf('.'))
  const shownParts = Object.entries(shown).map(([name, part]) => part.as(name))

  const read = (db: Database) => anyTables(db).selectFrom(table).selectAll().select(shownParts)

  function view(row: AnyRow, caller: Caller) {
    const fields = Object.entries(row).map(([column, value]) => [fieldOf(column), value])
    return { ...Object.fromEntries(fields), allowed: may(caller, update.needs) ? ['update', 'remove'] : [] }
  }

  function lock({ db, caller }: CommandContext, { id, version }: Target): Promise<AnyRow> {
    return lockSeen<AnyRow>(db, {
      subject,
      id,
      version,
      lock: () => read(db).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<AnyRow | undefined>,
      fresh: row => update.output.parse(view(row, caller)),
    })
  }

  const refuseTitle = (word: FieldWord): never =>
    refuse('badInput', { fields: { [title]: language => fieldSentence(word, language) } })

  /** The unique index decides who was first: of two who write the same at once, the later one waits for the other's commit. */
  async function written(writing: Promise<object>): Promise<AnyRow> {
    return (await writing.catch(error => {
      if (error instanceof pg.DatabaseError && error.code === '23505' && error.table === table) refuseTitle('taken')
      throw error
    })) as AnyRow
  }

  const columnsFor = (typed: object) => ({ ...columnsOf(typed), ...stored(typed, refuseTitle) })
  const logged = (typed: object, row: AnyRow) =>
    Object.fromEntries(Object.keys(typed).map(field => [recorded[field] ?? field, row[columnOf(field)]]))

  async function record(context: CommandContext, { name }: Command, row: AnyRow, changes?: Changes): Promise<void> {
    const subjectNo = String(row[columnOf(title)])
    await recordEvent(context, { action: name as EventAction, subject, subjectId: row.id, subjectNo, changes })
    context.nudge({ word: `${subject}.changed` as NudgeWord, id: row.id })
  }

  return {
    list: handle(list, async ({ db, caller }, question) => {
      const { search, after, limit, ...filters } = question as PlainQuestion
      const found = await read(db)
        .where(contains(sql.ref(columnOf(title)), search))
        .where(row => row.and(columnsOf(filters)))
        .where(afterId('id', after))
        .orderBy('id', 'desc')
        .limit(oneMore(limit))
        .execute()
      return pageOf(found as AnyRow[], limit, { view: row => view(row, caller), cursorOf: row => row.id })
    }),
    add: handle(add, async (context, asked) => {
      const typed = asked as object
      const insert = anyTables(context.db).insertInto(table).values(columnsFor(typed))
      const row = await written(insert.returningAll().returning(shownParts).executeTakeFirstOrThrow())
      await record(context, add, row, changesBetween({}, logged(typed, row)))
      return view(row, context.caller)
    }),
    update: handle(update, async (context, asked) => {
      const { id, version, ...typed } = asked as Target
      const before = await lock(context, { id, version })
      const set = { ...columnsFor(typed), version: before.version + 1 }
      const change = anyTables(context.db).updateTable(table).set(set).where('id', '=', id)
      const row = await written(change.returningAll().returning(shownParts).executeTakeFirstOrThrow())
      await record(context, update, row, changesBetween(logged(typed, before), logged(typed, row)))
      return view(row, context.caller)
    }),
    remove: handle(remove, async (context, target) => {
      const row = await lock(context, target as Target)
      await anyTables(context.db).deleteFrom(table).where('id', '=', row.id).execute()
      await record(context, remove, row)
      return {}
    }),
  }
}

const anyTables = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

const columnOf = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Without what was left out. */
function columnsOf(fields: object): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [columnOf(field), value]))
}

import { sql } from 'kysely'
import pg from 'pg'

/** More would take memory of every connection; statements beyond it are parsed each time. */
const mostNames = 500
/** A statement with more values is one of many variants: a list of ids, several rows. */
const mostValues = 64

const names = new Map<string, string>()
/** Every connection parses its statements again when a migration has changed the columns of a result. */
let generation = 0

export const genericPlanText = '/* generic plan */'
/** At the end of a statement outside of a transaction, or without values, whose plan fits any: it finds its rows by a key, or what waits. */
export const genericPlan = sql.raw(genericPlanText)

/**
 * Names the statements of transactions, and those that end with `genericPlan`, so that PostgreSQL parses and plans them once
 * per connection: a third of its work for a command. What else is read outside of a transaction, lists above all, is planned
 * for its values each time. `namesAll` is for connections that read no lists.
 */
export function nameStatements(client: pg.Client, namesAll: boolean): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  let isInTransaction = false

  client.query = ((...asked: unknown[]) => {
    const [text, values] = asked
    if (typeof text !== 'string') return ask(...asked)
    if (text === 'begin') isInTransaction = true
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    const isNamed = namesAll || isInTransaction || text.endsWith(genericPlanText)
    const name = isNamed && asked.length === 2 && Array.isArray(values) ? nameFor(text, values) : undefined
    if (name === undefined) return ask(...asked)
    const askNamed = () => ask({ name: `${generation}.${name}`, text: textNow(text), values }) as Promise<unknown>
    const mayRepeat = !isInTransaction
    return askNamed().catch(error => {
      if (!isStale(error)) throw error
      generation++
      // A transaction has failed with it, and is made again as a whole.
      if (!mayRepeat) throw error
      return askNamed()
    })
  }) as typeof client.query
}

/** A pooler between us and the database keeps one plan for each text, whatever we name it. */
function textNow(text: string): string {
  return generation === 0 ? text : `${text} /* ${generation} */`
}

/** A named statement met other columns than when it was parsed. The transaction can be made again, with new names. */
export function isStale(error: unknown): boolean {
  // The message is in the language of the database.
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

function nameFor(text: string, values: readonly unknown[]): string | undefined {
  const hasFew = values.length > 0 || text.endsWith(genericPlanText)
  if (!hasFew || values.length > mostValues) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = String(names.size)
  names.set(text, name)
  return name
}

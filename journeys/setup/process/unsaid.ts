import type { Kysely } from 'kysely'
import { actionName, differencesOf, fieldName, stateName } from '#contract/access/event-text.ts'
import { logNamesIn, printersIn, readNames, recordNameIn } from '#server/access/events/feature.ts'
import type { Tables } from '#server/kit/database.ts'

/** More are not looked at: what one kind of event records is the same each time. */
const mostEvents = 2000

/** What people write themselves, and numbers of records: shown as it is. */
const ownTexts: readonly string[] = [
  'nickName',
  'realName',
  'username',
  'name',
  'term',
  'code',
  'search',
  'url',
  'path',
  'component',
  'icon',
  'orderNo',
  'refundNo',
  'payoutNo',
  'channelNo',
  'caseNo',
  'held_by_name',
]
const code = /^[a-z][a-zA-Z0-9]*([_./-][a-zA-Z0-9]+)*$/

/** What the operation log of this database would show as a raw name or code, a sentence each. */
export async function findUnsaid(db: Kysely<Tables>): Promise<string[]> {
  const events = await db.selectFrom('events').selectAll().orderBy('id', 'desc').limit(mostEvents).execute()
  const names = logNamesIn('zh')
  const found = await readNames(db, events, 'zh')
  const print = printersIn('zh')
  const unsaid = new Set<string>()
  for (const { action, subject, changes, from_state, to_state } of events) {
    const event = { action, subject, changes, names: found }
    if (actionName(event, names) === undefined) unsaid.add(`The action ${action} has no name.`)
    if (recordNameIn(subject, 'zh') === subject) unsaid.add(`The record ${subject} has no name.`)
    for (const state of [from_state, to_state]) {
      if (state && stateName(event, state, names) === undefined)
        unsaid.add(`The state ${state} of ${subject} has no name.`)
    }
    for (const { field, before, after } of differencesOf(event, names, print)) {
      if (fieldName(event, field, names) === undefined) unsaid.add(`${action}: the field ${field} has no name.`)
      const raw = [...before.values, ...after.values].filter(value => code.test(value) || /[a-z]\w*：/.test(value))
      if (raw.length > 0 && !ownTexts.includes(field)) unsaid.add(`${action}: ${field} is shown as ${raw.join(', ')}.`)
    }
  }
  return [...unsaid].toSorted()
}

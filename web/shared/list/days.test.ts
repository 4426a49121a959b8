import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/operations.ts'

/** Lists with states whose records are not looked for by day, each with the reason. */
const withoutDays: Readonly<Record<string, string>> = {
  'merchants.list': 'a shop stands for years and is looked for by name',
  'reconDifferences.list': 'they are those of a day, which the list of days finds',
  'chats.list': 'an inbox beside a conversation, in the order in which it is answered',
  'packets.list': 'what waits for an approval, and is done the same day',
  'users.list': 'people are looked for by name or phone number; figures lead to those who came in a time',
  'staff.list': 'colleagues are looked for by name',
  'apps.list': 'an app stands for years and is looked for by name',
  'webhooks.list': 'an endpoint stands for years; its deliveries have days',
}

const states = ['queue', 'state', 'status', 'standing', 'outcome', 'isSuccess']
const days = [
  ['from', 'to'],
  ['firstDay', 'lastDay'],
]

type Json = Readonly<Record<string, unknown>>

function fieldsOf(schema: z.ZodType): Json {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as { properties?: Json }
  return properties ?? {}
}

/** The lists of records with tabs or filters of states. */
const lists = Object.values<Record<string, Operation>>(operations)
  .flatMap(feature => Object.values(feature))
  .filter(({ name, output }) => name.endsWith('.list') && 'rows' in fieldsOf(output))
  .filter(({ input }) => states.some(field => field in fieldsOf(input)))

const web = `${import.meta.dirname}/../..`
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(path => /(?<!\.test)\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(`${web}/${path}`, 'utf8') }))

/** Whether the screen that shows the list has the quick days: its folder, or the one that holds it. */
function hasQuickDays(list: string): boolean {
  const screens = sources.filter(({ text }) => text.includes('useRecordList(') && text.includes(`api.${list}`))
  return screens.some(({ path }) =>
    sources.some(other => other.path.startsWith(`${dirname(path)}/`) && /<(DaySpan|DayRange)\b/.test(other.text)),
  )
}

test('Every list that has states is filtered by days, with the quick ones, or says why not', () => {
  expect(lists.length).toBeGreaterThan(12)
  const missing = lists
    .map(({ name, input }) => ({ name: name as string, fields: fieldsOf(input) }))
    .filter(({ name }) => !(name in withoutDays))
    .filter(({ name, fields }) => !days.some(pair => pair.every(day => day in fields)) || !hasQuickDays(name))
  expect(missing.map(({ name }) => name)).toEqual([])
  const known = new Set<string>(lists.map(({ name }) => name))
  expect(Object.keys(withoutDays).filter(name => !known.has(name))).toEqual([])
})

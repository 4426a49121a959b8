import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/operations.ts'
import { listOfMade, recordMade } from './made.ts'

/** What they make is in no list of records: it stands in a conversation, in a tree or in a panel, or belongs to somebody's own screen. */
const inNoList = new Set([
  'chats.sendMsg',
  'chats.recall',
  'chats.agentStatus',
  'chats.setAgent',
  'chatReviews.add',
  'packets.send',
  'quickReplies.add',
  'roles.add',
  'menus.add',
  'views.add',
  'zones.add',
  'users.newUpdate',
])

const all: readonly Operation[] = Object.values(operations).flatMap(feature => Object.values(feature))
const lists = new Set(all.filter(({ output }) => fieldsOf(output).has('rows')).map(({ name }) => name as string))
const makers = all.filter(
  ({ kind, name, input, output }) =>
    kind === 'command' && !name.endsWith('.export') && fieldsOf(output).has('id') && !fieldsOf(input).has('id'),
)

function fieldsOf(schema: z.ZodType): Set<string> {
  const names = (part: unknown): string[] => {
    const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = part as Record<string, object[] | undefined>
    return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(names)]
  }
  return new Set(names(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
}

test('Every command that makes a record belongs to a list, or is named among those whose record is in none', () => {
  expect(makers.length).toBeGreaterThan(15)
  const missing = makers.filter(({ name }) => !inNoList.has(name) && !lists.has(listOfMade(name) ?? ''))
  expect(missing.map(({ name }) => name)).toEqual([])
  const needless = [...inNoList].filter(name => !makers.some(maker => maker.name === name))
  expect(needless).toEqual([])
})

test('A record that was made is known by the name that its list finds it by, also beside a secret', () => {
  expect(recordMade('announcements.add', { id: 7, no: 'GG7', title: '停电' })).toEqual({
    list: 'announcements.list',
    id: 7,
    search: 'GG7',
    name: '停电',
  })
  expect(recordMade('apps.add', { app: { id: 3, name: '跑腿' }, secret: 's' })).toEqual({
    list: 'apps.list',
    id: 3,
    search: '跑腿',
    name: '跑腿',
  })
  expect(recordMade('announcements.update', { id: 7, no: 'GG7' })).toBe(undefined)
  expect(recordMade('announcements.export', { id: 7 })).toBe(undefined)
})

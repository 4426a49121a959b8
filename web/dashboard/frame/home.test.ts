import { expect, test } from 'vitest'
import { firstBlocks } from './home.ts'

test('Each kind of work begins with what it is about', () => {
  expect(firstBlocks(['settings.edit', 'chats.reply', 'orders.assign'])[0]).toBe('kpi')
  expect(firstBlocks(['chats.reply', 'chats.monitor', 'orders.follow']).slice(0, 2)).toEqual(['todo', 'quality'])
  expect(firstBlocks(['chats.reply', 'orders.follow'])[0]).toBe('own')
  expect(firstBlocks(['orders.assign', 'orders.follow']).slice(0, 2)).toEqual(['urgent', 'supply'])
  expect(firstBlocks(['withdrawals.review'])[0]).toBe('money')
  expect(firstBlocks(['orders.assign', 'orders.follow', 'chats.monitor'])).toEqual([])
})

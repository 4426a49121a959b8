import { expect, test } from 'vitest'
import { mostCleared, mostUnread } from '#contract/desk/notification-rules.ts'
import type { Notification } from '#contract/desk/notifications.ts'
import { type NoticeList, withArrived } from './arrived.ts'

const notice = (id: number, flag: 0 | 1 = 0): Notification => ({
  id,
  type: 6,
  topic: 'newOrder',
  isAlarm: false,
  allUser: 0,
  flag,
  sendName: '',
  sendImg: '',
  msg: '',
  createTime: '',
  link: '',
})
const listOf = (...ids: number[]): NoticeList => ({ rows: ids.map(id => notice(id)), unread: ids.length, mark: '5:5:' })
const idsOf = (list: NoticeList | undefined) => list?.rows.map(({ id }) => id)

test('What arrives is on top, counts, and can be cleared by its id', () => {
  const list = withArrived(listOf(3, 1), [notice(4), notice(6)], 50)
  expect(list).toMatchObject({ unread: 4, mark: '5:5:', arrived: [4, 6] })
  expect(idsOf(list)).toEqual([6, 4, 3, 1])
  const next = list && withArrived(list, [notice(5)], 50)
  expect(next).toMatchObject({ unread: 5, arrived: [4, 6, 5] })
})

test('What is in the list already, or was read, changes nothing', () => {
  const list = listOf(3, 1)
  expect(withArrived(list, [notice(3), notice(9, 1)], 50)).toBe(list)
})

test('A page keeps its length, and no more are counted than the server counts', () => {
  const list = withArrived({ ...listOf(3, 2), unread: mostUnread }, [notice(4)], 2)
  expect(idsOf(list)).toEqual([4, 3])
  expect(list?.unread).toBe(mostUnread)
})

test('The server is asked for what lies behind the end of the page, and once too many arrived', () => {
  expect(withArrived(listOf(9, 8), [notice(4)], 2)).toBeUndefined()
  expect(idsOf(withArrived(listOf(9, 8), [notice(4)], 3))).toEqual([9, 8, 4])
  const many = Array.from({ length: mostCleared + 1 }, (_, at) => notice(at + 10))
  expect(withArrived(listOf(1), many.slice(1), 50)).toBeDefined()
  expect(withArrived(listOf(1), many, 50)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { chatClocks } from '#contract/chats/chat.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { replyDeadline, replyDueAt } from './deadlines.ts'

const chat = (more: Partial<ChatRecord> = {}) =>
  ({ waiting_since: null, first_replied_at: null, first_due_at: null, next_due_at: null, ...more }) as ChatRecord
const noon = Date.UTC(2026, 10, 21, 4)
const threeAtNight = Date.UTC(2026, 10, 20, 19)
const secondsAfter = (since: number, at: Date | null | undefined) => ((at?.getTime() ?? 0) - since) / 1000

test('The first answer has a time limit by day and another by night', () => {
  expect(secondsAfter(noon, replyDeadline(usualSetting, chat(), noon).first_due_at)).toBe(chatClocks.firstByDay)
  expect(secondsAfter(threeAtNight, replyDeadline(usualSetting, chat(), threeAtNight).first_due_at)).toBe(
    chatClocks.firstByNight,
  )
  expect(chatClocks.firstByDay).not.toBe(chatClocks.firstByNight)
})

test('Every further answer has the same time limit by day and by night', () => {
  for (const at of [noon, threeAtNight]) {
    const wait = replyDeadline(usualSetting, chat({ first_replied_at: at - 1 }), at)
    expect(secondsAfter(at, wait.next_due_at)).toBe(chatClocks.nextReply)
    expect(wait.first_due_at).toBeUndefined()
  }
})

test('A further message of somebody who already waits does not extend the time limit', () => {
  expect(replyDeadline(usualSetting, chat({ waiting_since: noon - 1000 }), noon)).toEqual({})
})

test('The deadline is that of the first answer, otherwise of the next one', () => {
  expect(replyDueAt(chat())).toBeNull()
  expect(replyDueAt(chat({ next_due_at: 2 }))).toBe(2)
  expect(replyDueAt(chat({ first_due_at: 1, next_due_at: 2 }))).toBe(1)
})

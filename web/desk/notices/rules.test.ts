// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { NotificationRules } from '#contract/desk/notifications.ts'
import { isSilent, kindsOfNews, withKind } from './rules.ts'

test('Every type can be silenced by its kind, and only by that one', () => {
  const rules: NotificationRules = { silentTypes: [8], quietHours: null, desktop: true }
  expect(kindsOfNews.flatMap(({ types }) => [...types])).toEqual(Array.from({ length: 16 }, (_, type) => type))
  const [chat] = kindsOfNews
  const silent = { ...rules, silentTypes: withKind(rules, chat, false) }
  expect(silent.silentTypes).toEqual([8, 0, 1, 2, 3, 4, 5])
  expect(isSilent(silent, chat)).toBe(true)
  expect(isSilent({ ...rules, silentTypes: [0, 1] }, chat)).toBe(false)
  expect(withKind(silent, chat, true)).toEqual([8])
})

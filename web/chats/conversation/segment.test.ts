import { expect, test } from 'vitest'
import { WrittenText } from '#contract/base/written-text.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { mostShown, type Segment, withNewer, withOlder, withTail } from './segment.ts'

function message(id: number, text = `第${id}条`): ChatMessage {
  return {
    id,
    chatId: 1,
    at: id * 1000,
    kind: 'text',
    sender: { kind: 'peer', id: 7, name: '林小满', avatar: '' },
    isMine: false,
    clientId: null,
    text: WrittenText.parse(text),
    media: null,
    packet: null,
    order: null,
    event: null,
    isPrivate: false,
    labels: [],
    isRecalled: false,
    recallUntil: null,
    allowed: [],
  }
}

function segment(from: number, to: number, ends: Partial<Segment> = {}): Segment {
  const rows = Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
  return { rows, hasBefore: from > 1, hasAfter: false, peerReadTo: 0, ...ends }
}

const idsOf = ({ rows }: Segment) => rows.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('The newest page is merged into the segment: changed messages are updated, new ones appended, none is duplicated', () => {
  const shown = segment(1, 50)
  const tail = {
    ...segment(21, 53),
    rows: [...segment(21, 53).rows].map(row => (row.id === 30 ? message(30, '') : row)),
  }
  const next = withTail(shown, tail)
  expect(idsOf(next)).toEqual(range(1, 53))
  expect(next.rows[29]?.text).toBe('')
  expect(next.hasAfter).toBe(false)
})

test('If the newest page does not overlap the shown segment, the gap remains until it is scrolled to', () => {
  const next = withTail(segment(1, 50), segment(120, 170, { hasBefore: true }))
  expect(idsOf(next)).toEqual(range(1, 50))
  expect(next.hasAfter).toBe(true)
  const caughtUp = withNewer(next, segment(51, 100, { hasAfter: true }))
  expect(idsOf(caughtUp)).toEqual(range(1, 100))
  expect(caughtUp.hasAfter).toBe(true)
})

test('Paging back keeps at most the maximum, and the other end can be read again', () => {
  let shown = segment(951, 1000)
  for (let to = 950; to > 650; to -= 50) shown = withOlder(shown, segment(to - 49, to))
  expect(shown.rows).toHaveLength(mostShown)
  expect([shown.hasBefore, shown.hasAfter]).toEqual([true, true])
  const last = shown.rows.at(-1)?.id ?? 0
  const again = withNewer(shown, segment(last + 1, last + 50, { hasAfter: true }))
  expect(again.rows).toHaveLength(mostShown)
  expect(idsOf(again)).toEqual(range(again.rows[0]?.id ?? 0, last + 50))
})

test('While older messages are shown, updates change shown messages and append nothing', () => {
  const next = withTail(segment(1, 50, { hasAfter: true }), segment(40, 90))
  expect(idsOf(next)).toEqual(range(1, 50))
  expect(next.hasAfter).toBe(true)
})

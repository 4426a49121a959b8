import { expect, test } from 'vitest'
import { reasonOf } from './launch-refused.ts'

const ended = '2026-11-30 09:43:25.401 UTC [2250] FATAL:  recovery ended before configured recovery target was reached'
const turnedAway = '2026-11-30 09:43:25.498 UTC [2254] FATAL:  the database system is in recovery mode'

test('Why PostgreSQL ended is found before and behind the lines by which it turned connections away', () => {
  const about = '2026-11-30 09:43:25.399 UTC [2250] LOG:  redo done'
  for (const lines of [
    [about, ended, turnedAway],
    [turnedAway, ended],
    [ended, turnedAway, turnedAway],
  ])
    expect(reasonOf(lines.join('\n'))).toBe(ended)
  expect(reasonOf(about)).toBe(about)
  expect(reasonOf('')).toBe('')
})

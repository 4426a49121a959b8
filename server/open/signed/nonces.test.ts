import { expect, test } from 'vitest'
import { partOf } from './nonces.ts'

test('the part that is emptied is never one of a time that may be signed', () => {
  for (let now = 1_800_000_000; now < 1_800_000_000 + 4 * 600; now += 1) {
    const signed = [-300, 0, 300].map(off => partOf(now + off))
    expect(signed).not.toContain(partOf(now + 1200))
  }
})

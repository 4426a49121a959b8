import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mostFilmBytes } from '#contract/open/calls/call.ts'
import { postCalls } from '#contract/open/calls/posts.ts'
import { readInput } from './read-input.ts'

const film = (characters: number) => ({ kind: 'video', data: 'QUJD'.repeat(characters / 4), seconds: 10 })

/** As often as others had a turn before it was read. */
async function turnsBefore(sent: object): Promise<number> {
  let turns = 0
  let isOver = false
  const next = () => {
    if (isOver) return
    turns++
    setImmediate(next)
  }
  setImmediate(next)
  const body = Buffer.from(JSON.stringify(sent))
  expect(body.length).toBeLessThan(mostFilmBytes)
  expect(await readInput(postCalls.sendPostMedium, { query: {}, params: {} }, body)).toEqual(sent)
  isOver = true
  return turns
}

test('While the largest film is read others have their turns; what is small is read at once', async () => {
  expect(await turnsBefore(film(20_000_000))).toBeGreaterThanOrEqual(2)
  expect(await turnsBefore(film(100_000))).toBe(0)
})

test('The proxy of docs/operations.md lets the largest call through', async () => {
  const megabytes = /client_max_body_size (\d+)m;/.exec(await readFile('docs/operations.md', 'utf8'))?.[1]
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(mostFilmBytes)
})

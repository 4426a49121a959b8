import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldReasons } from './index.ts'

test('What is wrong with thousands of fields is looked through once for each language', () => {
  const parsed = z
    .object({ lines: z.array(z.object({ no: z.string(), fen: z.int() })) })
    .safeParse({ lines: Array.from({ length: 500 }, () => ({ no: 1, fen: 'x' })) }, { reportInput: true })
  let looked = 0
  const watched = new Proxy(parsed.error as z.ZodError, {
    get(error, name) {
      if (name === 'issues') looked++
      return Reflect.get(error, name)
    },
  })
  const said = Object.values(fieldReasons(watched)).map(say => (say instanceof Function ? [say('zh'), say('en')] : []))
  expect(said).toHaveLength(1000)
  expect(new Set(said.map(([zh, en]) => `${zh} ${en}`)).size).toBe(1)
  expect(looked).toBe(2)
})

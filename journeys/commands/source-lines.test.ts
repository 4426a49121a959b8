import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { nameSourceLines, readLines, sourceOf } from '#server/process/source-lines.ts'
import { root } from '../../commands/root.ts'
import { serverFile } from '../../commands/start/build-server.ts'

const file = await serverFile()
const code = (await readFile(file, 'utf8')).split('\n')
const lines = readLines(file)

/** Texts of the server that one line has. */
const texts = new Map(
  code.flatMap((line, at) => {
    const text = /(?:new Error|\.error|\.warn)\(.*?([A-Z][a-z ]{20,})/.exec(line)?.[1]
    return text ? [[text, at + 1] as const] : []
  }),
)

test('a line of the one file that runs has the name of the source line with the same text', async () => {
  let count = 0
  for (const [text, at] of texts) {
    const [source = '', line = ''] = (sourceOf(lines, at) ?? '').split(':')
    if (!source.startsWith('server/')) continue
    count += 1
    const there = (await readFile(join(root, source), 'utf8')).split('\n')
    // Of a statement over several lines the bundle has one.
    const near = there.slice(Number(line) - 1, Number(line) + 3).join(' ')
    expect([source, line, near]).toEqual([source, line, expect.stringContaining(text)])
  }
  expect(count).toBeGreaterThan(10)
})

test('a stack trace names sources, and what is no line of the file as it is', () => {
  const usual = Error.prepareStackTrace
  nameSourceLines(file)
  try {
    const [, at = 0] = [...texts].find(([, line]) => sourceOf(lines, line)?.startsWith('server/')) ?? []
    const thrown = { filename: pathToFileURL(file).href, lineOffset: at - 1 }
    const stack: string = runInThisContext('new TypeError("as it was").stack', thrown)
    expect(stack).toMatch(/^TypeError: as it was\n {4}at /)
    expect(stack).toContain(sourceOf(lines, at))
    expect(stack).toContain(import.meta.filename)
  } finally {
    Error.prepareStackTrace = usual
  }
})

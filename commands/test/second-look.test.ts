import { describe, expect, test } from 'vitest'
import type { Failure, Report } from './report.ts'
import { lookAgain } from './second-look.ts'

const failure = (file: string, title: string | null): Failure => ({ file, line: 1, test: title, message: 'Error: no' })
const failedFile = (file: string, ...titles: (string | null)[]) => ({
  suite: 'journeys',
  file,
  failures: titles.map(title => failure(file, title)),
})
const passes: Report = { files: [{ file: 'one.test.ts', seconds: 1, passed: 3, failures: [] }], errors: [] }

/** Answers by file; the names of those that were run again. */
function look(files: Parameters<typeof lookAgain<string>>[0], answers: Record<string, Report | null>) {
  const asked: string[] = []
  const found = lookAgain(files, async (_suite, file) => {
    asked.push(file)
    return answers[file] ?? null
  })
  return found.then(({ files: again, failed, unsteady }) => ({
    asked,
    passed: again.reduce((sum, { passed }) => sum + passed, 0),
    failed: failed.map(({ file, test: title }) => `${file} ${title}`),
    unsteady: unsteady.map(({ file, test: title }) => `${file} ${title}`),
  }))
}

describe('a second look', () => {
  test('finds a test that passes alone unsteady', async () => {
    expect(await look([failedFile('one', 'rings')], { one: passes })).toEqual({
      asked: ['one'],
      passed: 3,
      failed: [],
      unsteady: ['one rings'],
    })
  })

  test('tells what fails again from what does not, in one file', async () => {
    const again: Report = {
      files: [{ file: 'one', seconds: 1, passed: 1, failures: [failure('one', 'b')] }],
      errors: [],
    }
    expect(await look([failedFile('one', 'a', 'b')], { one: again })).toEqual({
      asked: ['one'],
      passed: 1,
      failed: ['one b'],
      unsteady: ['one a'],
    })
  })

  test('finds what only fails the second time', async () => {
    const again: Report = { files: [], errors: [failure('one', 'an error that no test waited for')] }
    const { failed, unsteady } = await look([failedFile('one', 'a')], { one: again })
    expect([failed, unsteady]).toEqual([['one an error that no test waited for'], ['one a']])
  })

  test('keeps the failures of a file that does not end', async () => {
    expect((await look([failedFile('one', 'a')], { one: null })).failed).toEqual(['one a'])
  })

  test('is not for what belongs to no file, nor for many files at once', async () => {
    const none = await look([{ suite: 'journeys', file: '', failures: [failure('', null)] }], {})
    expect(none).toEqual({ asked: [], passed: 0, failed: [' null'], unsteady: [] })
    const many = Array.from({ length: 13 }, (_, index) => failedFile(`file ${index}`, 'a'))
    const { asked, failed } = await look(many, {})
    expect([asked.length, failed.length]).toEqual([0, 13])
  })
})

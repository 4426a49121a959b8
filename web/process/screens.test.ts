import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('The folders whose classes are in styles.css are those of the screens that people begin with', () => {
  const [, list = ''] = read('../ui/styles.css').match(/@source "\.\.\/\{(\w[\w,/]*)\}"/) ?? []
  const folders = list.split(',')
  const isFirst = (folder: string) => folders.some(first => `${folder}/`.startsWith(`${first}/`))
  const calls = [
    ...read('screens.tsx').matchAll(
      /Page: (\w+)\(\s*'[^']*',\s*async \(\) => \(await import\('\.\.\/([\w/]+)\/\w+\.tsx'/g,
    ),
  ]
  expect(calls.length).toBeGreaterThan(30)
  for (const [, call, folder = ''] of calls) {
    expect(`${folder}: ${call}`).toBe(`${folder}: ${isFirst(folder) ? 'firstScreen' : 'screen'}`)
  }
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('The screens whose classes are not in styles.css are those that load late.css', () => {
  const [, excluded = ''] = read('ui/styles.css').match(/@source not "\.\.\/\{(.*)\}"/) ?? []
  const late = read('screens.tsx')
    .matchAll(/lateScreen\(\s*'[^']*',\s*async \(\) => \(await import\('\.\/(\w+)\//g)
    .map(([, folder]) => folder)
    .toArray()
  expect(late.toSorted()).toEqual(excluded.split(',').toSorted())
})

import { expect, test } from 'vitest'
import { completed, namesIn } from './feature-lists.ts'

const list = `import { oneFeature } from '#words/a/one.ts'

export const all = words({
  one: oneFeature,
  two: {
    ...twoFeature,
    values: { state: names },
  },
  files: filesFeature,
})
`
const terms = { path: 'words/all.ts', start: 'export const all', from: 'words/*/*.ts' }
const find = (_pattern: string, value: string) => `words/a/${value}.ts`

test('A list gets an entry for a feature that it lacks, after the feature before, with its import', () => {
  const result = completed(list, terms, { names: ['zero', 'one', 'two', 'three'], find })
  expect(namesIn(result, terms.start)).toEqual(['zero', 'one', 'two', 'three', 'files'])
  expect(result).toContain('    values: { state: names },\n  },\n  three: threeFeature,\n  files: filesFeature,\n})\n')
  expect(result).toContain("import { threeFeature } from '#words/a/threeFeature.ts'\n")
  expect(completed(result, terms, { names: ['zero', 'one', 'two', 'three'], find })).toBe(result)
})

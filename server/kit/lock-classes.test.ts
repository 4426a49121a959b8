import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')

/** The first key of the advisory locks with two keys, which are taken with a class and an id. */
function classesOf(text: string): string[] {
  const names = [...text.matchAll(/pg_(?:try_)?advisory_xact_lock\(\$\{(\w+)\}, /g)].map(([, name]) => name)
  return [...new Set(names)].flatMap(name => new RegExp(`const ${name} = ([\\d_]+)`).exec(text)?.[1] ?? [])
}

test('no two kinds of records share a class of advisory locks', () => {
  const files = globSync('**/*.ts', { cwd: server })
  const classes = files.flatMap(file => classesOf(readFileSync(join(server, file), 'utf8')))
  expect(classes.length).toBeGreaterThan(5)
  expect(classes.toSorted()).toEqual([...new Set(classes)].toSorted())
})

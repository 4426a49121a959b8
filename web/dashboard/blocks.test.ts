import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { permissions } from '#contract/access/permissions.ts'
import type { Operation } from '#contract/base/operation.ts'
import { type DashboardBlock, dashboardBlocks } from '#contract/dashboard/names.ts'
import { operations } from '#contract/operations.ts'
import { mayBlock } from './blocks.ts'

const here = import.meta.dirname
const known: Readonly<Record<string, Readonly<Record<string, Operation>>>> = operations

const files = new Map(
  [
    ...readFileSync(join(here, 'blocks.ts'), 'utf8').matchAll(
      /(\w+): lazily\(async \(\) => \(await import\('(.+?)'\)/g,
    ),
  ].map(([, block, path]) => [block, join(here, String(path))]),
)

/** What a file and those of the dashboard that it imports ask of the server. */
function asked(file: string, seen = new Set<string>()): Operation[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const own = [...source.matchAll(/use(?:Block|Read)\(\s*api\.(\w+)\.(\w+)/g)].flatMap(
    ([, feature, verb]) => known[String(feature)]?.[String(verb)] ?? [],
  )
  const imported = [...source.matchAll(/from '(\.{1,2}\/.+?)'/g)].map(([, path]) => join(dirname(file), String(path)))
  return [...own, ...imported.flatMap(path => asked(path, seen))]
}

/** Whoever sees the page reads these; their parts have permissions of their own. */
const ofThePage = 'dashboard.view'

test.each(dashboardBlocks)(
  'Block %s: it is shown to those whom the server answers what it asks',
  (block: DashboardBlock) => {
    const reads = asked(files.get(block) ?? '')
    expect(reads).not.toEqual([])
    const needs = reads.map(operation => operation.needs).filter(needed => needed !== ofThePage)
    for (const permission of permissions) {
      const isAnswered = needs.every(needed => needed === permission)
      if (mayBlock(block, [permission])) expect([block, permission, isAnswered]).toEqual([block, permission, true])
      if (needs.length > 0)
        expect([block, permission, mayBlock(block, [permission])]).toEqual([block, permission, isAnswered])
    }
    expect(mayBlock(block, [])).toBe(false)
  },
)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ledgerEvents } from '#contract/money/accounts.ts'

const server = join(import.meta.dirname, '../..')

/** The words in the lines with `event:` of the files that post. */
function posted(): Set<string> {
  const files = globSync('**/*.ts', { cwd: server }).filter(file => !file.endsWith('.test.ts'))
  const texts = files.map(file => readFileSync(join(server, file), 'utf8'))
  const lines = texts
    .filter(text => text.includes('postTransaction('))
    .flatMap(text => text.match(/\bevent: .*/g) ?? [])
  return new Set(lines.flatMap(line => line.match(/(?<=')\w+(?=')/g) ?? []))
}

test('Every event of the ledger is one that some code posts: a report that asks for another would count nothing', () => {
  const known = posted()
  expect(ledgerEvents.filter(event => !known.has(event))).toEqual([])
})

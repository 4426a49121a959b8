import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockNames } from './index.ts'

const server = join(import.meta.dirname, '..', '..')
const files = globSync('**/*.ts', { cwd: server }).filter(file => !file.endsWith('.test.ts'))
const texts = new Map(files.map(file => [file, readFileSync(join(server, file), 'utf8')]))

test('every advisory lock is one of the list, but for that of the migrations', () => {
  const taking = [...texts].filter(([, text]) => /advisory_(?:xact_)?lock/.test(text)).map(([file]) => file)
  expect(taking.toSorted()).toEqual(['migrations/index.ts', 'process/locks/index.ts'])
})

test('every lock of the list is taken', () => {
  const all = [...texts.values()].join('\n')
  const taken = [...all.matchAll(/ockNamed\(\w+(?:\.db)?, '([\w.]+)'/g)].map(([, name]) => name)
  expect([...new Set(taken)].toSorted()).toEqual(lockNames.toSorted())
})

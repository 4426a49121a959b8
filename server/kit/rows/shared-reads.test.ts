import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { type SettingReader, usualSetting } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { readsOf } from './reads.ts'
import { createSharedReads, everybody, keyOf, scopeOf } from './shared-reads.ts'

const reads = readsOf({} as Kysely<Tables>)
const asked = { question: { queue: 'all' }, scope: everybody }
const caller = (fields: Partial<Caller>) =>
  ({ cityCodes: null, permissions: new Set<string>(), userId: 7, ...fields }) as Caller

/** Reads that count themselves and end when they are released. */
function countingReads() {
  const begun: (() => void)[] = []
  const read = () => {
    const number = begun.length + 1
    return new Promise<number>(resolve => begun.push(() => resolve(number)))
  }
  return { begun, read }
}

test('Those who ask while a read is under way share the next one, which begins after they asked', async () => {
  const share = createSharedReads(reads)
  const { begun, read } = countingReads()
  const first = share('list', read, asked)
  await expect.poll(() => begun.length).toBe(1)
  const others = [share('list', read, asked), share('list', read, asked)]
  await pause(0)
  expect(begun.length).toBe(1)
  begun[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2])
  const alone = share('list', read, asked)
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.()
  expect(await alone).toBe(3)
})

test('What is read at most so often makes those who share wait for the next read, and nobody else', async () => {
  const share = createSharedReads(reads)
  const begunAt: number[] = []
  const read = async () => begunAt.push(performance.now())
  const ask = () => share('figures', read, { ...asked, everyMs: 400 })
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  // One more, because several shared the last one.
  expect(await ask()).toBe(3)
  const [first = 0, second = 0, third = 0] = begunAt
  // Timers may be a millisecond early.
  expect(Math.min(second - first, third - second)).toBeGreaterThan(398)
  expect(await share('others', read, { ...asked, everyMs: 60_000 })).toBe(4)
  expect(await share('others', read, { ...asked, everyMs: 60_000 })).toBe(5)
})

test('A read that fails fails for those who shared it, and the next one is made', async () => {
  const share = createSharedReads(reads)
  const fail = () => Promise.reject(new Error('no connection'))
  const both = await Promise.allSettled([share('list', fail, asked), share('list', fail, asked)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('list', async () => 'rows', asked)).toBe('rows')
})

const later: SettingReader = key =>
  (key === 'money.packetsADay' ? 7 : usualSetting(key)) as ReturnType<typeof usualSetting<typeof key>>

test('The key holds cities, person, and the permissions and settings that count, in whatever order they are', () => {
  const key = (who: Partial<Caller>, uses = {}, setting = usualSetting) =>
    keyOf('list', {}, scopeOf({ caller: caller(who), setting }, uses))
  expect(key({ cityCodes: ['1', '2'] })).toBe(key({ cityCodes: ['2', '1'] }))
  expect(new Set([key({ cityCodes: null }), key({ cityCodes: [] }), key({ cityCodes: ['1'] })]).size).toBe(3)
  expect(key({ userId: 1 })).toBe(key({ userId: 2 }))
  expect(key({ userId: 1 }, { isPersonal: true })).not.toBe(key({ userId: 2 }, { isPersonal: true }))
  const held = { permissions: new Set(['a', 'b']) }
  expect(key(held, { permissions: ['a'] })).not.toBe(key({}, { permissions: ['a'] }))
  expect(key(held, { permissions: ['c'] })).toBe(key({}))
  const settings = ['money.packetsADay']
  expect(key({}, { settings }, later)).not.toBe(key({}, { settings }))
  expect(key({}, {}, later)).toBe(key({}))
})

test('A shared read gets the settings of its scope, and no others', () => {
  const { setting } = scopeOf({ caller: caller({}), setting: later }, { settings: ['money.packetsADay'] })
  expect(setting('money.packetsADay')).toBe(7)
  expect(() => setting('money.packetLimits')).toThrow('no part of its scope')
})

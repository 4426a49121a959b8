import { type SettingKey, type SettingValue, settingKeys } from '#contract/settings/registry.ts'
import type { Runtime, Settings } from '#server/kit/runtime.ts'
import { effectiveValues } from './read.ts'
import { storedValue, usualOf } from './values.ts'

/** Of each setting what counts and what waits, the newest first. */
type Known = ReadonlyMap<SettingKey, readonly { validFrom: number; value: SettingValue }[]>

/**
 * Keeps what people set in memory: what counts now and what waits for its moment, which therefore comes without anybody
 * doing anything. Read again when any node changed something.
 */
export async function startSettings(
  runtime: Pick<Runtime, 'db' | 'config' | 'log' | 'nudgeChannel'>,
): Promise<Settings> {
  const { db, config, log, nudgeChannel } = runtime
  await db
    .insertInto('setting_records')
    .values(settingKeys.map(key => ({ key })))
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  let known: Known = new Map()
  let isStale = false
  let reading: Promise<void> | undefined

  async function read(): Promise<Known> {
    const parsed = (await effectiveValues(db)).map(({ key, value, valid_from }) => ({
      key,
      validFrom: valid_from,
      value: storedValue(key, value, usualOf(key, config)),
    }))
    return Map.groupBy(parsed, ({ key }) => key)
  }

  async function readAgain(): Promise<void> {
    isStale = false
    try {
      known = await read()
    } catch (error) {
      isStale = true
      throw error
    }
  }

  async function ready(): Promise<void> {
    try {
      while (isStale || reading) {
        reading ??= readAgain().finally(() => {
          reading = undefined
        })
        await reading
      }
    } catch (error) {
      // Those of before count until the database answers again.
      log.warn({ error }, 'settings: not read')
    }
  }

  nudgeChannel.subscribe(items => {
    if (!items.some(({ word }) => word === 'settings.changed')) return
    isStale = true
    void ready()
  })

  // After it listens, so that no change is missed in between.
  known = await read()
  return {
    ready,
    now<Key extends SettingKey>(key: Key): SettingValue<Key> {
      const counting = known.get(key)?.find(({ validFrom }) => validFrom <= Date.now())
      return (counting?.value as SettingValue<Key> | undefined) ?? usualOf(key, config)
    },
  }
}

import { type SettingKey, type SettingValue, settingKeys } from '#contract/settings/registry.ts'
import type { Runtime, Settings } from '#server/kit/runtime.ts'
import { type Effective, effectiveValues } from './read.ts'
import { storedValue, usualOf } from './values.ts'

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
  let known = byKey(await effectiveValues(db))
  let isStale = false
  let reading: Promise<void> | undefined

  async function readAgain(): Promise<void> {
    isStale = false
    try {
      known = byKey(await effectiveValues(db))
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

  return {
    ready,
    now<Key extends SettingKey>(key: Key): SettingValue<Key> {
      const counting = known.get(key)?.find(({ valid_from }) => valid_from <= Date.now())
      return storedValue(key, counting?.value, usualOf(key, config))
    },
  }
}

function byKey(values: readonly Effective[]): ReadonlyMap<SettingKey, readonly Effective[]> {
  return Map.groupBy(values, ({ key }) => key)
}

import { fen } from '#contract/base/values.ts'
import type { RoleAmounts, RoleLimits } from '#contract/settings/kinds.ts'
import type { SettingKey, SettingValue } from '#contract/settings/registry.ts'
import { type SettingRow, settings } from '#contract/settings/settings.ts'
import type { Desk } from './orders/desk.ts'
import type { TestServer } from './process/server.ts'

export async function readSetting(desk: Desk, key: SettingKey): Promise<SettingRow> {
  const found = (await desk.call(settings.list, {})).rows.find(row => row.key === key)
  if (!found) throw new Error(`There is no setting ${key}.`)
  return found
}

type More = { validFrom?: number; note?: string }

/** As whoever may; an administrator unless somebody else is named. */
export async function setSetting<Key extends SettingKey>(
  server: TestServer,
  key: Key,
  value: SettingValue<Key>,
  { by, ...more }: More & { by?: Desk } = {},
): Promise<SettingRow> {
  const desk = by ?? (await server.signIn('super_admin'))
  const record = server.db.selectFrom('setting_records').select(['id', 'version']).where('key', '=', key)
  const { id, version } = await record.executeTakeFirstOrThrow()
  return desk.call(settings.update, { id, version, value, ...more })
}

export const amounts = (once: number, day: number): RoleAmounts => ({ onceFen: fen(once), dayFen: fen(day) })

/** Changes the limits of these roles; those of the others stay. */
export async function setLimits(
  server: TestServer,
  key: 'money.refundLimits' | 'money.packetLimits',
  limits: RoleLimits,
): Promise<void> {
  await setSetting(server, key, { ...server.runtime.settings.now(key), ...limits })
}

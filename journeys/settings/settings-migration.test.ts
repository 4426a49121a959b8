import { afterEach, describe, expect, test } from 'vitest'
import { registry } from '#contract/settings/registry.ts'
import { schemaOf } from '#contract/settings/settings.ts'
import { migrate } from '#server/migrations/index.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { databaseBefore } from '../setup/money/earlier-schema.ts'

const earlier = databaseBefore('0061_settings.sql')

type Stored = { key: string; value: object; version: number; by: string }

/** What the migration makes of an installation whose limits were changed by these statements. */
async function storedAfter(...statements: string[]): Promise<Stored[]> {
  await earlier.start(...statements)
  await migrate(earlier.url())
  return (await queryDatabase(
    earlier.url(),
    `select key, value, setting_values.version, by_name as by from setting_values
     join setting_records using (key) where setting_records.version = setting_values.version order by key`,
  )) as Stored[]
}

describe('limits that were changed by SQL are taken over', () => {
  afterEach(() => earlier.drop())

  test('none where nobody changed any', async () => {
    expect(await storedAfter()).toEqual([])
  })

  test('those of refunds with what the others were, those of red packets as their rows were', async () => {
    const stored = await storedAfter(
      `insert into settings (name, value) values ('refunds.limits', '{"kefu": {"onceFen": 8000, "dailyFen": 40000}, "ops": null}')`,
      `update packet_limits set day_fen = 1500 where role_code = 'kefu'`,
      `insert into packet_limits (role_code, single_fen, day_fen) values ('night_team', 300, 900)`,
    )
    const { usual: refunds } = registry['money.refundLimits']
    const { usual: packets } = registry['money.packetLimits']
    expect(stored).toEqual([
      {
        key: 'money.packetLimits',
        version: 1,
        by: '',
        // Once is never more than the day.
        value: { ...packets, kefu: { onceFen: 1500, dayFen: 1500 }, night_team: { onceFen: 300, dayFen: 900 } },
      },
      {
        key: 'money.refundLimits',
        version: 1,
        by: '',
        value: { ...refunds, kefu: { onceFen: 8000, dayFen: 40_000 }, ops: null },
      },
    ])
    for (const { key, value } of stored) {
      expect(schemaOf(key as 'money.refundLimits').safeParse(value).success).toBe(true)
    }
    expect(await queryDatabase(earlier.url(), `select from installation_values where name = 'refunds.limits'`)).toEqual(
      [],
    )
  })
})

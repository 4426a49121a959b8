import type { Database } from './database.ts'

/** Values of the installation that no person sets, one JSON object per name. Each name belongs to one feature. */
export async function readSetting<Value extends object>(db: Database, name: string): Promise<Value | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as Value | undefined
}

export async function writeSetting(db: Database, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: text }))
    .execute()
}

/** Writes unless somebody was faster. Answers what is there now. */
export async function writeSettingOnce<Value extends object>(db: Database, name: string, value: Value): Promise<Value> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await readSetting<Value>(db, name)) ?? value
}

/** Deletes it and answers what it was; of many at once only one gets it. */
export async function takeSetting<Value extends object>(db: Database, name: string): Promise<Value | undefined> {
  const row = await db.deleteFrom('settings').where('name', '=', name).returning('value').executeTakeFirst()
  return row?.value as Value | undefined
}

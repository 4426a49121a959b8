import type { Database } from './database.ts'

/** Values of the installation that no person sets, one JSON object per name. Each name belongs to one feature. */
export async function readValue<Value extends object>(db: Database, name: string): Promise<Value | undefined> {
  const row = await db.selectFrom('installation_values').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as Value | undefined
}

export async function writeValue(db: Database, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('installation_values')
    .values({ name, value: text })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: text }))
    .execute()
}

/** Writes unless somebody was faster. Answers what is there now. */
export async function writeValueOnce<Value extends object>(db: Database, name: string, value: Value): Promise<Value> {
  await db
    .insertInto('installation_values')
    .values({ name, value: JSON.stringify(value) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await readValue<Value>(db, name)) ?? value
}

/** Deletes it and answers what it was; of many at once only one gets it. */
export async function takeValue<Value extends object>(db: Database, name: string): Promise<Value | undefined> {
  const row = await db.deleteFrom('installation_values').where('name', '=', name).returning('value').executeTakeFirst()
  return row?.value as Value | undefined
}

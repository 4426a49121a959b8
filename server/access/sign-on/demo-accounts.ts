import type { Kysely } from 'kysely'
import { demoUsernames } from '#contract/access/sign-on.ts'
import type { Tables } from '#server/kit/database.ts'

/** Who of the demo may sign in now, in the order of `demoUsernames`. */
export async function readDemoAccounts(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('users')
    .select(['username', 'nick_name as name'])
    .where('username', 'in', demoUsernames)
    .where('status', '=', 'enabled')
    .execute()
  return demoUsernames.flatMap(username => {
    const row = rows.find(one => one.username === username)
    return row ? [{ username, name: row.name }] : []
  })
}

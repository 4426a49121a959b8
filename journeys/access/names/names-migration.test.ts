import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/kit/database.ts'
import { migrate } from '#server/migrations/index.ts'
import { accountNamed } from '#server/people/index.ts'
import { databaseBefore } from '../../setup/money/earlier-schema.ts'

const { url, start, drop } = databaseBefore('0094_forms_of_names.sql')

const users = [
  [1, 'kefu', 'disabled'],
  [2, 'Kefu', 'enabled'],
  [3, 'kеfu', 'enabled'],
  [4, 'finance', 'enabled'],
]

beforeAll(async () => {
  const rows = users.map(([id, name, status]) => `(${id}, 'staff', '${name}', '员工${id}', '${status}')`)
  await start(
    `insert into users (id, kind, username, nick_name, status) overriding system value values ${rows.join()};`,
    // Who renamed themselves, and who was renamed by somebody since.
    `insert into events (actor_kind, actor_id, actor_name, action, subject, subject_id, subject_no, changes, trace_id) values
      ('staff', 4, '', 'users.update', 'users', 4, '', '{"username": ["money", "finance"]}', ''),
      ('staff', 2, '', 'users.update', 'users', 2, '', '{"username": ["k", "Kefu"]}', ''),
      ('staff', 4, '', 'users.update', 'users', 2, '', '{"username": ["Kefu", "Kefu"]}', '');`,
  )
  await migrate(url())
})
afterAll(drop)

test('Names of before that look alike: the one who works here has the form, the others keep their names as they are written', async () => {
  const { db } = openDatabase(url(), 1)
  try {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'username', 'username_form', 'is_username_given'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 1, username: 'kefu', username_form: null, is_username_given: true },
      { id: 2, username: 'Kefu', username_form: 'kefu', is_username_given: true },
      { id: 3, username: 'kеfu', username_form: null, is_username_given: true },
      { id: 4, username: 'finance', username_form: 'finance', is_username_given: false },
    ])
    for (const { id, username } of rows) {
      const found = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', accountNamed(username ?? ''))
        .execute()
      expect(found, username ?? '').toEqual([{ id }])
    }
  } finally {
    await db.destroy()
  }
})

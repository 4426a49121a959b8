import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateAll } from '#server/process/start.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { databaseBefore } from '../../setup/money/earlier-schema.ts'

const earlier = databaseBefore('0088_days_of_log_views.sql')

beforeAll(async () => {
  await earlier.start(
    `insert into users (kind, username) values ('staff', 'somebody')`,
    `insert into views (owner_id, list, name, question)
      select id, list, name, question from users, (values
        ('events', 'a', 'action=orders&day=2026-11-21'), ('events', 'b', 'day=2026-11-21&everybody=true'),
        ('events', 'c', 'record=day'), ('dashboard', 'd', 'report=week&day=2026-11-21')) kept (list, name, question)
      where username = 'somebody'`,
  )
  await migrateAll(earlier.url())
})
afterAll(() => earlier.drop())

test('views of the operation log that name a day name it as the first and the last one; those of other lists stay', async () => {
  expect(await queryDatabase(earlier.url(), 'select question from views order by name')).toEqual([
    { question: 'action=orders&from=2026-11-21&to=2026-11-21' },
    { question: 'from=2026-11-21&to=2026-11-21&everybody=true' },
    { question: 'record=day' },
    { question: 'report=week&day=2026-11-21' },
  ])
})

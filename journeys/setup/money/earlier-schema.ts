import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { listMigrations } from '#server/migrations/index.ts'
import { dropDatabase, urlOf } from '../../../e2e/setup/data/databases.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { createDatabase } from '../process/database.ts'

/** A database with the schema before a migration, as an installation of that version has it. */
export type EarlierDatabase = {
  url(): string
  /** Brings it to the schema before the migration, and runs these statements. */
  start(...statements: string[]): Promise<void>
  drop(): Promise<void>
}

export function databaseBefore(migration: string): EarlierDatabase {
  const name = `before_${migration.slice(0, 4)}_${process.pid}`
  const url = () => urlOf(inject('templateUrl'), name)
  return {
    url,
    async start(...statements) {
      await createDatabase(inject('templateUrl'), name)
      await queryDatabase(
        url(),
        'create table migrations (name text primary key, applied_at timestamptz(3) not null default now())',
      )
      for (const earlier of (await listMigrations()).filter(one => one < migration)) {
        const text = await readFile(new URL(`../../../server/migrations/${earlier}`, import.meta.url), 'utf8')
        await queryDatabase(url(), text, `insert into migrations (name) values ('${earlier}')`)
      }
      await queryDatabase(url(), ...statements)
    },
    drop: () => dropDatabase(inject('templateUrl'), name),
  }
}

/** `[id, paid, refunding, refunded, whether it ended]`, in fen. */
export type EarlierOrder = readonly [
  id: number,
  paidFen: number,
  refundingFen: number,
  refundedFen: number,
  hasEnded: boolean,
]

/** Meals of the customer 1 in the app `mini`, with the columns that orders had then. */
export function insertOrders(orders: readonly EarlierOrder[]): string {
  return orders
    .map(
      ([
        id,
        paid,
        refunding,
        refunded,
        hasEnded,
      ]) => `insert into orders (id, no, service, app_id, external_no, city_code,
        state, state_at, placed_at, received_at, finished_at, customer_id, pay_fen, paid_fen, refunding_fen, refunded_fen,
        refund, details, search) overriding system value values (${id}, 'WM26112012000000000${id}', 'food', 'mini', 'X${id}',
        '410100', '${hasEnded ? 'completed' : 'delivered'}', now(), now(), now(), ${hasEnded ? 'now()' : 'null'}, 1, 3000,
        ${paid}, ${refunding}, ${refunded}, 'none', '{}', '');`,
    )
    .join('\n')
}

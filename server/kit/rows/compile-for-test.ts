import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'

const db = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: anyDb => new PostgresIntrospector(anyDb),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The statement and its parameters, without a connection. */
export function compileForTest(fragment: RawBuilder<unknown>): { statement: string; parameters: readonly unknown[] } {
  const { sql: statement, parameters } = fragment.compile(db)
  return { statement, parameters }
}

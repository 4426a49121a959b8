import pg from 'pg'

/** Runs SQL statements one after another in a connection of their own. Answers the rows of the last one. */
export async function queryDatabase<Row = unknown>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows as Row[]
    return rows
  } finally {
    await client.end()
  }
}

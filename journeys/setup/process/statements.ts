import pg from 'pg'

/**
 * Counts the statements that this process sends while `work` runs, `begin` and `commit` included. Those of other connections
 * than `citydesk`, such as the queue's, are left out, and so is what the server asks by itself, by a word of it.
 */
export async function countStatements(
  work: () => Promise<unknown>,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '')
    const { application_name: name } = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters
    if (name === 'citydesk' && !leftOut.some(word => text.includes(word))) sent.push(text)
    return (query as (...given: unknown[]) => unknown).apply(this, asked)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}

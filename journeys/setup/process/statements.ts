import pg from 'pg'

type Sent = { text?: string }
type Submit = (this: Sent, connection: object) => unknown

/** What servers ask by themselves, at any moment: the queue, the channels between nodes, clocks, deliveries. */
const byThemselves = [
  /from pgboss|update pgboss|pgboss\.(queue|schedule|version)|as queue\(name\)|^select 1$|pg_notify|^listen /i,
  /order_changes|unchained_events|event_chain|jsonb_build_array\(\s*e\.id|pg_try_advisory_xact_lock|pg_current_snapshot|chat_agents|"exports"/,
  /app_call|app_last|installation_values|session_activity|pg_is_in_recovery|write_check/,
  /from "notifications" where "is_claimable"|timeout_at <= now\(\)|from "autopilots" where "mode"/,
]
const isDelivery = (text: string) => /webhook/.test(text) && !/receivers as/.test(text)
const isOurs = (text: string) => !isDelivery(text) && !byThemselves.some(pattern => pattern.test(text))

/** The statements that this process sends to the database while `work` runs, `begin` and `commit` included. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  /** Transactions of which only the `begin` was seen, those that are counted, and those that a server made by itself. */
  const standing = new WeakMap<object, 'begun' | 'counted' | 'own'>()
  const prototype = (pg.Query as unknown as { prototype: { submit: Submit } }).prototype
  const { submit } = prototype

  function note(text: string, connection: object): void {
    const state = standing.get(connection)
    if (text === 'begin') return void standing.set(connection, 'begun')
    if (text === 'commit' || text === 'rollback') {
      if (state === 'counted') sent.push(text)
      return void standing.delete(connection)
    }
    if (state === 'own') return
    if (state !== 'counted' && !isOurs(text)) {
      if (state === 'begun') standing.set(connection, 'own')
      return
    }
    if (state === 'begun') {
      sent.push('begin')
      standing.set(connection, 'counted')
    }
    sent.push(text)
  }

  prototype.submit = function (connection) {
    note(this.text ?? '', connection)
    return submit.call(this, connection)
  }
  try {
    await work()
  } finally {
    prototype.submit = submit
  }
  return sent
}

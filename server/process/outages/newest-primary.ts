import type { Client, PoolClient } from 'pg'
import { minuteMs } from '#contract/base/durations.ts'

/** Of the error of a server that is no primary, or one that was replaced. */
export const noPrimary = 'NO_PRIMARY'

/** PostgreSQL counts its primaries: whoever replaces one goes on in a timeline of the next number. Null of a standby. */
const timelineOf = `select case when pg_is_in_recovery() then null
  else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int end as timeline`

/** So long nobody believes a former primary after the last connection to the newer one. */
const awayMs = minuteMs

type VerifyPrimary = (client: PoolClient, done: (error?: Error) => void) => void

/**
 * Keeps to the newest primary that this process has met, for all pools that share it. A former primary that stood still and goes on takes itself for the
 * primary for a moment more. It confirms nothing then, because its standby follows another one, but it would answer reads without what was committed
 * since. Its connections are refused, and those from before are ended as soon as the newer one is met. Once the newer one has been away for a minute, a
 * former one is the primary again: somebody has decided so, or has restored it.
 */
export function keepToNewestPrimary(): VerifyPrimary {
  const connected = new Map<PoolClient, number>()
  let newest = 0
  let lastAt = 0

  const isThere = () => [...connected.values()].includes(newest) || Date.now() - lastAt < awayMs

  async function verify(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ timeline: number | null }>(timelineOf)
    const timeline = rows[0]?.timeline ?? 0
    if (timeline === 0 || (timeline < newest && isThere()))
      throw Object.assign(new Error('This server is no primary, or was replaced.'), { code: noPrimary })
    newest = timeline
    lastAt = Date.now()
    connected.set(client, timeline)
    client.once('end', () => {
      connected.delete(client)
      if (timeline === newest) lastAt = Date.now()
    })
    for (const [other, its] of connected) if (its < newest) void (other as unknown as Client).end()
  }

  return (client, done) => void verify(client).then(() => done(), done)
}

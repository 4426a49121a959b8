import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'
import { afterThisTest, copiedFolder } from './postgres-launch.ts'

const replicating = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB', fsync: 'off' }

/** Migrates one database for a file. `pair()` launches two servers with it, which end with the test. */
export function withPairs() {
  let created = ''

  beforeAll(async () => {
    created = join(await mkdtemp(join(tmpdir(), 'citydesk-test-created-')), 'data')
    const { url, stop } = await launchPostgres({ dataDir: created, log: () => {}, settings: replicating })
    await migrateAll(url)
    await stop()
  })
  afterAll(() => rm(join(created, '..'), { recursive: true, force: true }))

  async function launch(dataDir: string, settings: Record<string, string>) {
    const postgres = await launchPostgres({ dataDir, log: () => {}, settings: { ...replicating, ...settings } })
    afterThisTest(postgres.stop)
    return postgres
  }

  /** A primary, and a hot standby that replays what was committed 60 ms ago. */
  async function pair() {
    const [first, second] = [await copiedFolder(created), await copiedFolder(created)]
    const primary = await launch(first, {})
    const sockets = decodeURIComponent(new URL(primary.url).hostname)
    await writeFile(join(second, 'postgres', 'standby.signal'), '')
    const follow = () =>
      launch(second, { primary_conninfo: `host=${sockets} user=citydesk`, recovery_min_apply_delay: '60ms' })
    return { primary, standby: await follow(), follow }
  }

  return { pair }
}

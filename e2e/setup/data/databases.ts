import pg from 'pg'
import { queryDatabase } from '../query-database.ts'

/**
 * No test that copies databases cuts the power to their cluster. Dropping a database would wait until those of all other tests
 * are on the disk. No database lives long enough to need a vacuum.
 */
export const withoutDisk = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/**
 * A new database, by default an empty one, and then statements. Its files are copied: without a disk to wait for, that is a
 * third of the work of logging each page.
 */
export async function createDatabase(url: string, name: string, template = 'template0', then: string[] = []) {
  const statement = `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`
  // Not through the template: one that somebody has open cannot be copied.
  await queryDatabase(urlOf(url, 'postgres'), statement, ...then)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await queryDatabase(urlOf(url, 'postgres'), `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** The same server, another database. */
export function urlOf(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?.*)?$/, (_all, query = '') => `/${encodeURIComponent(name)}${query}`)
}

export function nameOf(url: string): string {
  return decodeURIComponent(/\/([^/?]*)(\?.*)?$/.exec(url)?.[1] ?? '')
}

import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSetup } from './database-setup.ts'
import { hashPath } from './path-hash.ts'

/** The server's arguments, for 2 to 8 cores shared with Node. The same for every start, so that a running one can be recognised. */
export function serverArguments({ cluster, home, socketFolder, settings: changed }: DatabaseSetup): string[] {
  const settings = {
    listen_addresses: '',
    cluster_name: clusterName(cluster),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '200',
    shared_buffers: `${sharedBuffers()}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    // On macOS plain fsync leaves the data in the disk's own cache, which a power cut empties.
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Bounds how much is replayed after a power cut, and so how long the next start takes.
    max_wal_size: '1GB',
    // A statement whose server was killed stops within a second and frees its locks.
    client_connection_check_interval: '1s',
    timezone: 'UTC',
    logging_collector: 'on',
    log_directory: join(home, 'postgres-log'),
    // One file per weekday, overwritten a week later: at most a week of logs.
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_timezone: 'UTC',
    ...changed,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** PostgreSQL writes it into the titles of its processes, by which they are found. */
export function clusterName(cluster: string) {
  return `citydesk-${hashPath(cluster)}`
}

/** Megabytes: a sixteenth of the machine, since Node and the file cache need the rest. */
function sharedBuffers() {
  return Math.min(512, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 16)))
}

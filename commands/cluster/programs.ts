import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installPackages, isDebianRoot } from '../install/debian.ts'

const versions = '/usr/lib/postgresql'
/** Where Debian's packages put the programs that are needed of them. */
const packages = {
  etcd: { path: '/usr/bin/etcd', name: 'etcd-server' },
  patroni: { path: '/usr/bin/patroni', name: 'patroni' },
  haproxy: { path: '/usr/sbin/haproxy', name: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', name: 'pgbouncer' },
  pgbackrest: { path: '/usr/bin/pgbackrest', name: 'pgbackrest' },
} as const
type Program = keyof typeof packages

export type Programs = {
  /** Where each program is. */
  paths: Readonly<Record<Program, string>>
  /** The folder of PostgreSQL's programs. */
  postgres: string
  /** As whom they run: PostgreSQL refuses root. */
  user: { uid: number; gid: number } | undefined
}

/** PostgreSQL and these programs; what is missing is installed where that is possible. Throws an error message. */
export async function findPrograms(wanted: readonly Program[], say: (sentence: string) => void): Promise<Programs> {
  const missing = [
    ...wanted.flatMap(program => (existsSync(packages[program].path) ? [] : [packages[program].name])),
    ...(newestPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length > 0) {
    if (!isDebianRoot)
      throw new Error(
        `This needs ${missing.join(', ')}. Install them (on Debian: apt-get install ${missing.join(' ')}) and start again.`,
      )
    say(`Installing ${missing.join(', ')} from Debian’s packages …`)
    await installPackages(missing)
  }
  const postgres = newestPostgres()
  if (!postgres) throw new Error(`No PostgreSQL is in ${versions}. Install it and start again.`)
  const paths = Object.fromEntries(Object.entries(packages).map(([program, { path }]) => [program, path]))
  return { paths: paths as Programs['paths'], postgres, user: await userOf() }
}

function newestPostgres(): string | undefined {
  const found = existsSync(versions)
    ? readdirSync(versions).filter(name => existsSync(join(versions, name, 'bin/postgres')))
    : []
  const newest = found.toSorted((one, other) => Number(other) - Number(one))[0]
  return newest && join(versions, newest, 'bin')
}

async function userOf(): Promise<Programs['user']> {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!line)
    throw new Error('PostgreSQL refuses to run as root, and there is no user postgres. Start this as another user.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

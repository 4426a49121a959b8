import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installPackages, isDebianRoot } from '../install/debian.ts'

const versions = '/usr/lib/postgresql'
/** Packages of Debian by the program that is needed of them. */
const packages: Readonly<Record<string, string>> = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/sbin/haproxy': 'haproxy',
}

export type Programs = {
  etcd: string
  patroni: string
  haproxy: string
  /** The folder of PostgreSQL's programs. */
  postgres: string
  /** As whom they run: PostgreSQL refuses root. */
  user: { uid: number; gid: number } | undefined
}

/** What the cluster is made of; what is missing is installed where that is possible. Throws an error message. */
export async function findPrograms(say: (sentence: string) => void): Promise<Programs> {
  const missing = [
    ...Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name])),
    ...(newestPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length > 0) {
    if (!isDebianRoot)
      throw new Error(
        `The cluster needs ${missing.join(', ')}. Install them (on Debian: apt-get install ${missing.join(' ')}) and start again.`,
      )
    say(`Installing ${missing.join(', ')} from Debian’s packages …`)
    await installPackages(missing)
  }
  const postgres = newestPostgres()
  if (!postgres) throw new Error(`No PostgreSQL is in ${versions}. Install it and start again.`)
  const [etcd, patroni, haproxy] = Object.keys(packages) as [string, string, string]
  return { etcd, patroni, haproxy, postgres, user: await userOf() }
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

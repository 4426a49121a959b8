import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import type { Programs } from './programs.ts'

export function start({ user }: Pick<Programs, 'user'>, program: string, args: string[]): ChildProcess {
  return spawn(program, args, {
    cwd: '/',
    stdio: 'ignore',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    ...user,
  })
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill(signal)
  await gone
  clearTimeout(timer)
}

export async function own({ user }: Programs, path: string): Promise<void> {
  await chmod(path, 0o711)
  if (user) await chown(path, user.uid, user.gid)
}

/** The pid that PostgreSQL noted beside its data. */
export function postmasterOf(home: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** A process and its children, as far as they are PostgreSQL's: an old pid may be another program's. */
export function familyOf(pid: number | undefined): number[] {
  if (!pid || nameOf(pid) !== 'postgres') return []
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
  return [pid, ...children.map(Number)]
}

function nameOf(pid: number): string {
  return read(`/proc/${pid}/comm`).trim()
}

function parentOf(pid: number): number {
  return Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

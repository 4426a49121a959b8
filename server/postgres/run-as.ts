import { type SpawnOptions, spawn } from 'node:child_process'
import { chown, lstat, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { LaunchRefused } from './launch-refused.ts'
import type { OperatingSystem } from './operating-system.ts'

/** The user as which PostgreSQL's programs run: they refuse root, and initdb refuses a uid without a name. */
export type RunAs = {
  /** The owner that the files must have on disk, as seen outside of a user namespace. */
  uid: number
  gid: number
  /** A command in front of the program, which starts it in a user namespace; empty without one. */
  commandPrefix: string[]
  /** True where Node must drop root's rights for the child. */
  dropsRoot: boolean
}

export function spawnAs(runAs: RunAs, program: string, args: string[], options: SpawnOptions) {
  const [command, ...rest] = [...runAs.commandPrefix, program, ...args]
  const user = runAs.dropsRoot ? { uid: runAs.uid, gid: runAs.gid } : {}
  // That user may be unable to enter our working folder.
  return spawn(command as string, rest, { cwd: '/', ...options, ...user })
}

/** Runs to the end; answers the exit code, and what was written to both streams. */
export async function captureAs(runAs: RunAs, program: string, args: string[]) {
  return new Promise<{ code: number; output: string }>(done => {
    const child = spawnAs(runAs, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
    child.on('error', error => done({ code: -1, output: error.message }))
    child.on('close', code => done({ code: code ?? -1, output: output.trim() }))
  })
}

type Choice = {
  home: string
  /** The server program. */
  postgres: string
  /** Who owns the cluster so far. */
  owner: { uid: number; gid: number } | undefined
  system: OperatingSystem
}

/** Chosen by trying, since containers forbid user namespaces in many ways. */
export async function chooseUser({ home, postgres, owner, system }: Choice): Promise<RunAs> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0 && owner && owner.uid !== uid)
    throw new LaunchRefused(
      `The database in ${home} belongs to the user with id ${owner.uid}, this server runs as ${uid}. Start it as that user, or choose another folder with DATA_DIR=/another/folder.`,
    )
  const ourselves: RunAs = { uid, gid, commandPrefix: [], dropsRoot: false }
  if (uid !== 0 && hasName()) return ourselves
  if (uid === 0 && owner && owner.uid !== 0) return { ...ourselves, ...owner, dropsRoot: true }
  const namespace = system.userNamespace && { ...ourselves, commandPrefix: system.userNamespace }
  if (namespace && (await canRun(namespace, postgres)) && (await canWrite(namespace, home))) return namespace
  if (uid === 0) return { ...ourselves, ...(await findNobody()), dropsRoot: true }
  throw new LaunchRefused(
    `The user id ${uid} has no name on this machine, and PostgreSQL needs one. Add the user to /etc/passwd, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.`,
  )
}

export async function canRun(runAs: RunAs, postgres: string) {
  // The namespace must really have changed the user id, else PostgreSQL would refuse root later and less clearly.
  const script = 'test "$(id -u)" != 0 && exec "$0" --version'
  return (await captureAs(runAs, '/bin/sh', ['-c', script, postgres])).code === 0
}

/** Tried in a new folder that belongs to the user, as initdb will be given one. */
export async function canWrite(runAs: RunAs, folder: string) {
  const trial = await mkdtemp(join(folder, 'trial-'))
  try {
    await chown(trial, runAs.uid, runAs.gid)
    return (await captureAs(runAs, '/bin/sh', ['-c', ': > "$0/file" && rm "$0/file"', trial])).code === 0
  } finally {
    await rmdir(trial)
  }
}

/** Undefined where the folder does not exist. */
export async function ownerOf(folder: string) {
  const found = await lstat(folder).catch(() => undefined)
  return found && { uid: found.uid, gid: found.gid }
}

function hasName() {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The user with the name nobody in /etc/passwd. */
async function findNobody() {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  throw new LaunchRefused(
    'PostgreSQL refuses to run as root, and this machine has neither user namespaces nor a user named nobody to run it as. Start CityDesk as another user, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.',
  )
}

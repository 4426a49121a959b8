import { type SpawnOptions, spawn } from 'node:child_process'
import { chown, lstat, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { LaunchRefused } from './refused.ts'

/** Whose hands PostgreSQL's programs run in: it refuses root, and initdb refuses a uid without a name. */
export type Hands = {
  /** The owner that files need on disk, seen from outside. */
  uid: number
  gid: number
  /** The command in front of the program: a user namespace in which we are nobody. */
  prefix: string[]
  /** True where Node must drop root's rights for the child. */
  dropsRoot: boolean
}

export function runIn(hands: Hands, program: string, args: string[], options: SpawnOptions) {
  const [command, ...rest] = [...hands.prefix, program, ...args]
  const user = hands.dropsRoot ? { uid: hands.uid, gid: hands.gid } : {}
  // The folder we stand in may be one that these hands cannot enter.
  return spawn(command as string, rest, { cwd: '/', ...options, ...user })
}

/** The exit code, and what was said on both streams. */
export async function ask(hands: Hands, program: string, args: string[]) {
  return new Promise<{ code: number; said: string }>(done => {
    const child = runIn(hands, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk))
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk))
    child.on('error', error => done({ code: -1, said: error.message }))
    child.on('close', code => done({ code: code ?? -1, said: said.trim() }))
  })
}

/** Chosen by trying, since containers forbid user namespaces in many ways. `owner` is who owns the cluster so far. */
export async function chooseHands(home: string, postgres: string, owner: { uid: number; gid: number } | undefined) {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0 && owner && owner.uid !== uid)
    throw new LaunchRefused(
      `The database in ${home} belongs to the user with id ${owner.uid}, this server runs as ${uid}. Start it as that user, or choose another folder with DATA_DIR=/another/folder.`,
    )
  const plain: Hands = { uid, gid, prefix: [], dropsRoot: false }
  if (uid !== 0 && hasName()) return plain
  if (uid === 0 && owner && owner.uid !== 0) return { ...plain, ...owner, dropsRoot: true }
  const namespace: Hands = { ...plain, prefix: ['unshare', '--user', '--map-user=65534'] }
  if ((await canRun(namespace, postgres)) && (await canWrite(namespace, home))) return namespace
  if (uid === 0) return { ...plain, ...(await findNobody()), dropsRoot: true }
  throw new LaunchRefused(
    `The user id ${uid} has no name on this machine, and PostgreSQL needs one. Add the user to /etc/passwd, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.`,
  )
}

export async function canRun(hands: Hands, postgres: string) {
  // The namespace must really have changed who we are, else PostgreSQL would refuse root later and less clearly.
  const script = 'test "$(id -u)" != 0 && exec "$0" --version'
  return (await ask(hands, '/bin/sh', ['-c', script, postgres])).code === 0
}

/** Tried with a folder of their own, which is what initdb will be given. */
export async function canWrite(hands: Hands, folder: string) {
  const trial = await mkdtemp(join(folder, 'trial-'))
  try {
    await chown(trial, hands.uid, hands.gid)
    return (await ask(hands, '/bin/sh', ['-c', ': > "$0/file" && rm "$0/file"', trial])).code === 0
  } finally {
    await rmdir(trial)
  }
}

/** Numbers of folder's owner, where it exists. */
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

async function findNobody() {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  throw new LaunchRefused(
    'PostgreSQL refuses to run as root, and this machine has neither user namespaces nor a user named nobody. Start CityDesk as another user, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.',
  )
}

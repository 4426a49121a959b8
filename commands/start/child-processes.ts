import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { root } from '../root.ts'

export type Ended = { code: number | null; signal: NodeJS.Signals | null }
export type Started = { child: ChildProcess; ended: Promise<Ended>; stop(): Promise<void> }

/** Milliseconds. The server exits within 20 s, so only a hanging one is killed. */
const stopTimeout = 25_000
const running = new Set<Started>()

/** Started in a session of its own: a terminal's Ctrl-C does not reach it, and our signals reach its children as well. */
export function startProcess(program: string, args: string[], options: SpawnOptions = {}): Started {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options, detached: true })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
  const started: Started = { child, ended, stop }
  running.add(started)
  ended.catch(() => undefined).finally(() => running.delete(started))

  async function stop(): Promise<void> {
    signalGroup(child, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeout)
    await ended.catch(() => undefined)
    clearTimeout(timer)
    signalGroup(child, 'SIGKILL')
  }
  return started
}

/** A process that also stops when this process is killed. */
export function startServer(
  program: readonly string[],
  options: SpawnOptions & { stdio: [...('ignore' | 'inherit' | 'pipe' | number)[]] },
) {
  const args = ['--import', new URL('./exit-with-parent.ts', import.meta.url).href, ...program]
  return startProcess(process.execPath, args, { ...options, stdio: [...options.stdio, 'ipc'] })
}

type RunOptions = { env?: NodeJS.ProcessEnv; stdio?: SpawnOptions['stdio'] | undefined }

/** True if the exit code is 0. The output is inherited, unless `stdio` says otherwise. */
export async function run(program: string, args: string[], { env = {}, stdio }: RunOptions = {}): Promise<boolean> {
  const { code } = await startProcess(program, args, { env: { ...process.env, ...env }, ...(stdio && { stdio }) }).ended
  return code === 0
}

export async function stopEverything(): Promise<void> {
  await Promise.all([...running].map(started => started.stop()))
}

/** Calls `stop`, which cleans up and returns the exit code, on the first signal or when the parent process has ended. */
export function onInterruption(stop: () => Promise<number>): void {
  let isStopping = false
  function interrupt(): void {
    if (isStopping) return
    isStopping = true
    stop().then(code => process.exit(code), fail)
  }
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(reason, interrupt)
  process.channel?.unref()
  // A closed terminal, or `| head`, must not prevent a graceful stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Prints the error, for a bug with its stack, and exits with 1. */
export function fail(error: unknown): never {
  const isSentence = error instanceof Error && (error.constructor === Error || error.name === 'LaunchRefused')
  console.error(isSentence ? error.message : error)
  process.exit(1)
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

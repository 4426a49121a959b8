import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverFile } from '../../../commands/start/build-server.ts'
import { testDataKey } from '../data/data-key.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Long, because the database may be stopped, killed and recovered during a start. */
const timeoutMs = 90_000

/** One server process that keeps its port when it is restarted. */
export type Node = {
  readonly url: string
  readonly port: number
  /** The pid of the current process. */
  pid(): number
  /** Does nothing if it runs, so that simultaneous calls start one process. */
  start(): Promise<void>
  /** `SIGKILL`, or `SIGSTOP` and `SIGCONT`. */
  signal(signal: NodeJS.Signals): void
  /** Stops it permanently. */
  stop(): Promise<void>
}

/** Earlier versions had it at the top. */
function programOf(folder: string): string {
  return existsSync(join(folder, 'server/main.ts')) ? 'server/main.ts' : 'server/process/main.ts'
}

/** `folder` is that of another version of the product, for comparisons. */
export async function createNode(
  databaseUrl: string,
  settings: Record<string, string> = {},
  folder = root,
): Promise<Node> {
  const [port, program] = await Promise.all([freePort(), folder === root ? serverFile() : programOf(folder)])
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let starting: Promise<void> | undefined
  const running = () => (child?.exitCode === null && child.signalCode === null ? child : undefined)

  async function launch(until: number): Promise<void> {
    const own = spawn(process.execPath, [program], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        DATA_KEY: testDataKey,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: 'ignore',
    })
    child = own
    while (!(await isReady(url))) {
      // Without a database a node may exit during its start; like a service manager, this starts it again.
      if (own.exitCode !== null || own.signalCode !== null) return launch(until)
      if (Date.now() > until) throw new Error(`The node on port ${port} does not get ready.`)
      await pause(50)
    }
  }

  return {
    url,
    port,
    pid: () => child?.pid ?? 0,
    async start() {
      if (starting || !running()) starting ??= launch(Date.now() + timeoutMs).finally(() => (starting = undefined))
      await starting
    },
    signal: signal => void child?.kill(signal),
    async stop() {
      const own = running()
      if (!own) return
      const gone = new Promise(resolve => own.once('exit', resolve))
      own.kill('SIGCONT')
      own.kill('SIGKILL')
      await gone
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

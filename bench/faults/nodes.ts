import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 30_000

/** One server process on a port that stays its own, however often it is started anew. */
export type Node = {
  readonly url: string
  readonly port: number
  /** Of the process that runs now. */
  pid(): number
  start(): Promise<void>
  /** `SIGKILL`, or `SIGSTOP` and `SIGCONT`. */
  signal(signal: NodeJS.Signals): void
  /** Ends it for good. */
  stop(): Promise<void>
}

export async function createNode(databaseUrl: string, settings: Record<string, string> = {}): Promise<Node> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const own = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: 'ignore',
    })
    child = own
    const until = Date.now() + patienceMs
    while (!(await isReady(url))) {
      // With the database away a node may give up starting; whoever watches over it starts it again.
      if (own.exitCode !== null || own.signalCode !== null) return start()
      if (Date.now() > until) throw new Error(`The node on port ${port} does not get ready.`)
      await pause(50)
    }
  }

  return {
    url,
    port,
    pid: () => child?.pid ?? 0,
    start,
    signal: signal => void child?.kill(signal),
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise(resolve => child?.once('exit', resolve))
      child.kill('SIGCONT')
      child.kill('SIGKILL')
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

export type ServerProcess = {
  readonly url: string
  /** Bytes of memory that the process holds. */
  memory(): Promise<number>
  /** As `kill -9` ends it. */
  kill(): Promise<void>
}

/** The server in a process of its own, on a free port, with the database and the folder of a journey. */
export async function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      DEMO: '',
      ...settings,
    },
  })
  return {
    url: await addressOf(child),
    memory: () => memoryOf(child.pid ?? 0),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function memoryOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout) * 1024
  }
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /^CityDesk is at (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The server ended before it was ready.')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverFile } from '../../commands/start/build-server.ts'

const repository = join(import.meta.dirname, '../..')

export type FirstStart = {
  url: string
  /** Of the link for the first administrator, as it was printed. */
  key: string
  stop(): Promise<void>
}

/** The server on an empty data folder, as `npm start` runs it: with its own database and its own key. */
export async function startEmpty(): Promise<FirstStart> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-first-'))
  const server = spawn(process.execPath, [await serverFile()], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DATA_KEY: '',
      DEMO: '',
      LOG_LEVEL: 'warn',
      // Ends only what hangs: a busy machine is slow.
      LAG_MILLISECONDS: '60000',
    },
  })
  const stop = async () => {
    await end(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    return { ...(await printed(server)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function printed(server: ChildProcess): Promise<Pick<FirstStart, 'url' | 'key'>> {
  let [url, key] = ['', '']
  if (server.stdout) {
    for await (const line of createInterface({ input: server.stdout })) {
      url ||= /^CityDesk is at (\S+)/.exec(line)?.[1] ?? ''
      key ||= /setup=(\S+)/.exec(line)?.[1] ?? ''
      if (url && key) return { url, key }
    }
  }
  throw new Error('The server ended before it printed its link for the first administrator.')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverFile } from '../../../commands/start/build-server.ts'
import { testDataKey } from '../data/data-key.ts'

const repository = join(import.meta.dirname, '../../..')

export type ServerProcess = {
  url: string
  pid: number
  stop(): Promise<void>
  /** As `kill -9` ends it. */
  kill(): Promise<void>
}

/** The server of the demo in a process of its own, on a free port; resolves when it is ready. */
export async function spawnServer(settings: NodeJS.ProcessEnv): Promise<ServerProcess> {
  // Without the map of its sources, which takes 85 MB: the one file is as readable.
  const server = spawn(process.execPath, [await serverFile()], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      DATA_KEY: testDataKey,
      DEMO: '1',
      PAYOUT_HOURS: '0-24',
      LOG_LEVEL: 'warn',
      // Each new connection reads the tables' definitions again.
      DATABASE_CONNECTIONS: '6',
      // The browser beside it makes the server lag, and sign-ins would be refused.
      LAG_MILLISECONDS: '60000',
      // Reading takes seconds of CPU, and the pictures of the city have no writing.
      PAPER_READER: 'off',
      // Some decisions, drawn by lot, would be judged again by the next who opens the desk.
      REVIEW_SAMPLE_PERCENT: '0',
      POST_SAMPLE_PERCENT: '0',
      ...settings,
    },
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  return {
    url: await addressOf(server.stdout),
    pid: server.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^CityDesk is at (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The server ended before it was ready.')
}

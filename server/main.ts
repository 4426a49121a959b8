import pino from 'pino'
import { fillDemo } from '#server/demo/index.ts'
import { readConfig } from '#server/kit/config.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { offerFirstAdministrator } from '#server/session/index.ts'
import { migrateAll, startServer } from '#server/start.ts'

/** As long as clients take to come back, so that they do not all come at once. */
const drainMs = 7000
/** Whatever hangs, the process is gone by then. */
const patienceMs = 20_000

/** A line for the person who started us; the log is for machines. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL, redact: ['token', '*.token', 'req.headers.token'] })
  const postgres = config.DATABASE_URL ? undefined : await launchPostgres({ dataDir: config.DATA_DIR, log: say })
  const databaseUrl = config.DATABASE_URL ?? postgres?.url ?? ''
  try {
    await migrateAll(databaseUrl)
    if (config.DEMO) await fillDemo(databaseUrl, config.DEMO_APPS, say)
    const server = await startServer(config, databaseUrl, log)
    const key = await offerFirstAdministrator(server.runtime.db)
    const publicUrl = config.PUBLIC_URL ?? server.url
    say(`CityDesk is at ${publicUrl}`)
    if (key) say(`Create the first administrator (good once): ${publicUrl}/login?setup=${key}`)
    stopOnSignal(async () => {
      await server.stop(config.DEMO ? 0 : drainMs)
      await postgres?.stop()
    })
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), patienceMs).unref()
      stop().then(
        () => process.exit(0),
        error => fail(error),
      )
    })
  }
}

function fail(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another with PORT=${(port ?? 3000) + 1}.`
      : message
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main().catch(fail)

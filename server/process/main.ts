import { offerFirstAdministrator } from '#server/access/session/feature.ts'
import { fillDemo } from '#server/demo/index.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { keepContinuous } from '#server/postgres/continuous/keep.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { raiseSystemAlarm } from '#server/process/outages/index.ts'
import { nameSourceLines } from '#server/process/source-lines.ts'
import { migrateAll, startServer } from '#server/process/start.ts'

/** As long as clients take to come back, so that they do not all come at once. */
const drainMs = 7000
/** Whatever hangs, the process is gone by then. */
const stopTimeoutMs = 20_000

/** A line for the person who started us; the log is for machines. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // What is running, the last started first: whenever we are asked to stop, it is stopped in this order.
  const running: (() => Promise<void>)[] = []
  stopOnSignal(running, config.DEMO ? '' : 'Stopping; whoever is signed in is let go over 7 seconds.')
  try {
    const databaseUrl = config.DATABASE_URL ?? (await launch(config.DATA_DIR, running))
    await migrateAll(config.DATABASE_DIRECT_URL ?? databaseUrl)
    if (config.DEMO) await fillDemo(databaseUrl, config, say)
    const server = await startServer(config, databaseUrl)
    running.unshift(() => server.stop(config.DEMO ? 0 : drainMs))
    if (!config.DATABASE_URL) running.unshift(keepBackup(config.DATA_DIR, databaseUrl, server.runtime))
    const key = await offerFirstAdministrator(server.runtime.db)
    const publicUrl = config.PUBLIC_URL ?? server.url
    say(`CityDesk is at ${publicUrl}`)
    if (key) say(`Create the first administrator (good once, for 24 hours): ${publicUrl}/login?setup=${key}`)
  } catch (error) {
    await stopAll(running)
    throw error
  }
}

async function launch(dataDir: string, running: (() => Promise<void>)[]): Promise<string> {
  const postgres = await launchPostgres({ dataDir, log: say })
  running.unshift(() => postgres.stop())
  return postgres.url
}

function keepBackup(dataDir: string, databaseUrl: string, runtime: Runtime): () => Promise<void> {
  return keepContinuous({
    dataDir,
    databaseUrl,
    log: sentence => runtime.log.warn(sentence),
    alarm: () => raiseSystemAlarm(runtime, 'backup.late'),
  })
}

async function stopAll(running: (() => Promise<void>)[]): Promise<void> {
  for (const stop of running.splice(0)) await stop()
}

/** Once, although npm repeats what a terminal sends. */
function stopOnSignal(running: (() => Promise<void>)[], sentence: string): void {
  let isStopping = false
  // A closed terminal must not prevent a stop in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      if (sentence) say(`\n${sentence}`)
      setTimeout(() => process.exit(1), stopTimeoutMs).unref()
      stopAll(running).then(() => process.exit(0), fail)
    })
  }
}

const databaseAway = () =>
  'The database does not answer at DATABASE_URL. Check that it runs and that the address is right.'
/** Troubles of a start that a person can mend, by their code. */
const sentences: Record<string, ((port?: number) => string) | undefined> = {
  EADDRINUSE: (port = 3000) => `Port ${port} is in use. Stop what runs there, or choose another with PORT=${port + 1}.`,
  ECONNREFUSED: databaseAway,
  ENOTFOUND: databaseAway,
  '28P01': () => 'The database refuses the name or password in DATABASE_URL. Correct them and start again.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it and start again.',
}

function fail(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const sentence = sentences[code ?? '']?.(port) ?? message
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

nameSourceLines()
main().catch(fail)

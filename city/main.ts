import { z } from 'zod'
import { startCity } from './city.ts'
import { atHour } from './world/clock.ts'
import type { Log } from './world/log.ts'

const AppSettings = z.object({ id: z.string().min(1), secret: z.string().min(1), webhookSecret: z.string().min(1) })

const appsAsked = 'Write JSON: {"customer":{"id","secret","webhookSecret"},"merchant":{…},"rider":{…}}.'
const port = 'Name a free port between 1 and 65535.'

const Settings = z.object({
  CITY_API: z.url({ protocol: /^https?$/, error: 'Say where the open API is, e.g. http://127.0.0.1:3000.' }),
  CITY_APPS: z
    .string({ error: appsAsked })
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue(appsAsked)
        return z.NEVER
      }
    })
    .pipe(z.object({ customer: AppSettings, merchant: AppSettings, rider: AppSettings })),
  CITY_WEBHOOK_PORT: z.coerce.number({ error: port }).int(port).min(1, port).max(65535, port),
  CITY_SPEED: z.coerce.number().min(1).max(1000).default(1),
  CITY_SEED: z.string().min(1).default('citydesk'),
  CITY_CODE: z
    .string()
    .regex(/^\d{6}$/)
    .default('410100'),
  CITY_PEAK: z.coerce.number().positive().max(100_000).default(240),
  CITY_GRAB_SHARE: z.coerce.number().min(0).max(1).default(0.5),
  CITY_HOUR: z.coerce.number().min(0).lt(24).optional(),
})

const log: Log = (what, details) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), what, ...details })}\n`)
}

const settings = Settings.safeParse(process.env)
if (!settings.success) {
  process.stderr.write(`The city cannot start. Put these settings right:\n${z.prettifyError(settings.error)}\n`)
  process.exit(1)
}

// The city waits for its desk as long as it takes, so a signal must end it also before it has begun.
let stop = async () => {}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stop()
    log('stopped')
    process.exit(0)
  })
}

const { data } = settings
try {
  const city = await startCity({
    api: data.CITY_API,
    apps: data.CITY_APPS,
    webhookPort: data.CITY_WEBHOOK_PORT,
    speed: data.CITY_SPEED,
    seed: data.CITY_SEED,
    cityCode: data.CITY_CODE,
    peak: data.CITY_PEAK,
    grabShare: data.CITY_GRAB_SHARE,
    ...(data.CITY_HOUR === undefined ? {} : { startsAt: atHour(Date.now(), data.CITY_HOUR) }),
    log,
  })
  stop = city.stop
  log('started', { api: data.CITY_API, webhookPort: city.webhookPort, speed: data.CITY_SPEED, seed: data.CITY_SEED })
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const why = isTaken ? `port ${data.CITY_WEBHOOK_PORT} is taken; set CITY_WEBHOOK_PORT to a free one.` : String(error)
  process.stderr.write(`The city stopped: ${why}\n`)
  process.exit(1)
}

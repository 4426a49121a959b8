import { z } from 'zod'
import { cityTimeAt } from '#contract/demo/demo.ts'
import { startCity } from './city.ts'
import { atHour } from './world/clock.ts'
import type { Log } from './world/log.ts'

const AppSettings = z.object({ id: z.string().min(1), secret: z.string().min(1), webhookSecret: z.string().min(1) })

const appsHint = 'Write JSON: {"customer":{"id","secret","webhookSecret"},"merchant":{…},"rider":{…}}.'
const portHint = 'Set a free port between 1 and 65535.'

const Settings = z.object({
  CITY_API: z.url({ protocol: /^https?$/, error: 'Set the address of the open API, e.g. http://127.0.0.1:3000.' }),
  CITY_APPS: z
    .string({ error: appsHint })
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue(appsHint)
        return z.NEVER
      }
    })
    .pipe(z.object({ customer: AppSettings, merchant: AppSettings, rider: AppSettings })),
  CITY_WEBHOOK_PORT: z.coerce.number({ error: portHint }).int(portHint).min(1, portHint).max(65535, portHint),
  CITY_SPEED: z.coerce.number().min(1).max(1000).default(1),
  CITY_SEED: z.string().min(1).default('citydesk'),
  CITY_CODE: z
    .string()
    .regex(/^\d{6}$/)
    .default('410100'),
  CITY_PEAK: z.coerce.number().positive().max(100_000).default(240),
  CITY_GRAB_SHARE: z.coerce.number().min(0).max(1).default(0.5),
  CITY_HOUR: z.coerce.number().min(0).lt(24).optional(),
  CITY_BEGAN_AT: z.coerce.number().optional(),
  CITY_STARTS_AT: z.coerce.number().optional(),
})

const log: Log = (what, details) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), what, ...details })}\n`)
}

const settings = Settings.safeParse(process.env)
if (!settings.success) {
  process.stderr.write(`The city cannot start. Correct these settings:\n${z.prettifyError(settings.error)}\n`)
  process.exit(1)
}

// startCity() waits for the server without a limit, so a signal must also stop the process before it resolves.
let stop = async () => {}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stop()
    log('stopped')
    process.exit(0)
  })
}

const { data } = settings

/** What the city's clock shows now. */
function startOf({ CITY_SPEED, CITY_HOUR, CITY_BEGAN_AT, CITY_STARTS_AT }: typeof data): number {
  const now = Date.now()
  if (CITY_BEGAN_AT !== undefined && CITY_STARTS_AT !== undefined) {
    return cityTimeAt({ speed: CITY_SPEED, beganAt: CITY_BEGAN_AT, startsAt: CITY_STARTS_AT }, now)
  }
  return CITY_HOUR === undefined ? now : atHour(now, CITY_HOUR)
}

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
    startsAt: startOf(data),
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

import { z } from 'zod'

const Switch = z
  .enum(['0', '1'])
  .default('0')
  .transform(value => value === '1')

const DemoApps = z.record(
  z.enum(['customer', 'merchant', 'rider']),
  z.object({ id: z.string(), secret: z.string(), webhookSecret: z.string(), webhookUrl: z.url() }),
)
export type DemoApps = z.output<typeof DemoApps>

const Config = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  /** Further origins, comma-separated, from which a browser may open the socket. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(list => list.split(',').filter(Boolean)),
  /** Addresses or networks of reverse proxies whose X-Forwarded-For is believed, comma-separated; nobody's by default. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list => list.split(',').filter(Boolean)),
  /** Sockets open at once: of one person on one node, and from one address, which may be a whole office. */
  SOCKETS_PER_PERSON: z.coerce.number().int().min(1).default(20),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(2000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).default(30),
  SESSION_HOURS: z.coerce.number().int().min(1).default(12),
  /** Only for apps on the own network, such as the simulated city. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: Switch,
  /** Set by `npm run demo` alone: fills a city, and makes accounts whose password everybody knows. */
  DEMO: Switch,
  /** The simulated city's apps, handed to it and to the server by `npm run demo`. */
  DEMO_APPS: z.preprocess(text => (typeof text === 'string' ? JSON.parse(text) : text), DemoApps.optional()),
})
export type Config = z.output<typeof Config>

/** Reads the settings that `.env.example` describes; throws a sentence that names the wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Config.safeParse(set)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}. See .env.example.`)
}

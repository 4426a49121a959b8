import { z } from 'zod'
import { hoursOfDay } from '#contract/base/hours.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { Host, listOf, Network, Origin } from '#contract/settings/lists.ts'

const Switch = z.enum(['0', '1']).transform(value => value === '1')

const DemoApps = z.record(
  z.enum(['customer', 'merchant', 'rider']),
  z.object({ id: z.string(), secret: z.string(), webhookSecret: z.string(), webhookUrl: z.url() }),
)
export type DemoApps = z.output<typeof DemoApps>

/** Its region, its address where it is not Amazon's, and after how many seconds without a byte it is given up. */
function hasKnownTerms(url: string): boolean {
  const terms = Object.fromEntries(new URL(url).searchParams)
  return FilesTerms.safeParse(terms).success
}
const FilesTerms = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().optional(),
  timeout: z.coerce.number().positive().optional(),
})

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  /** The same database past a pooler that keeps no sessions: for what listens, and for migrations. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A hot standby of it, of which the questions of people are asked. */
  DATABASE_READ_URL: z.string().optional(),
  /** An object store for uploads and exports, `s3://bucket/prefix?endpoint=https://…`; without it, the folder `files` in DATA_DIR. */
  FILES_URL: z
    .url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]{2,62}$/ })
    .refine(hasKnownTerms, 'it may say endpoint, region and timeout')
    .optional(),
  /** Encrypts secrets and the numbers of papers; without it, a file in DATA_DIR does. */
  DATA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'give 64 hexadecimal digits')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(url => Origin.safeParse(url).success, 'it cannot have a path: give the product a host of its own')
    .optional(),
  /** Further origins, comma-separated, from which a browser may open the socket. */
  ALLOWED_ORIGINS: listOf(Origin),
  /** Addresses or networks of reverse proxies whose X-Forwarded-For is trusted, comma-separated; none by default. */
  TRUSTED_PROXIES: listOf(Network),
  /** Sockets open at once: of one person on one node, and from one address, which may be a whole office. */
  SOCKETS_PER_PERSON: z.coerce.number().int().min(1).default(20),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(2000),
  /** Whether a socket may be opened with the token in its address, besides with a ticket. */
  SOCKET_TOKEN_IN_ADDRESS: Switch.prefault('1'),
  /** Connections open at once from one address, those of sockets apart. Trusted proxies and this machine have no limit. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(1000),
  /** Requests a second of all senders together who have not proved who they are; half as many may come at once. */
  STRANGERS_PER_SECOND: z.coerce.number().int().min(1).default(200),
  /** Seconds until an alarm that nobody has claimed is sent again. */
  ALARM_REPEAT_SECONDS: z.coerce.number().int().min(1).default(30),
  /** Milliseconds that the event loop may lag on average before requests without a session are refused. */
  LAG_MILLISECONDS: z.coerce.number().positive().default(50),
  /** Seconds until a request must have arrived whole. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().positive().default(30),
  /** Where spans are sent, by OTLP over http; nowhere without it. Of so many of all traces, 1 of 1. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('citydesk'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Whoever sends it as a bearer token may read /metrics; without it, only this machine may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Pictures of the ground under the dispatch board; without it browsers load none. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s;'"]+$/)
    .refine(url => ['{z}', '{x}', '{y}'].every(place => url.includes(place)), 'needs {z}, {x} and {y} in it')
    .optional(),
  /** Connections for requests and jobs; what apps send has a quarter as many of its own, the queue and the channels between nodes some more. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
  /** Seconds without an answer after which a socket, or a connection to the database, is closed. */
  SOCKET_TIMEOUT_SECONDS: z.coerce.number().positive().default(60),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().positive().default(30),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Characters that a new password needs. */
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(8),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).default(30),
  SESSION_HOURS: z.coerce.number().int().min(1).default(12),
  /** Of 100: decisions of reviewers that another person judges once more, and posts that a machine passed and a person judges. */
  REVIEW_SAMPLE_PERCENT: z.coerce.number().int().min(0).max(100).default(reviewTerms.samplePercent),
  POST_SAMPLE_PERCENT: z.coerce.number().int().min(0).max(100).default(postLimits.passedSamplePercent),
  /** What reads papers whose app sent no reading: recognition on this machine, or nothing. */
  PAPER_READER: z.enum(['local', 'off']).default('local'),
  OPEN_DOCS: Switch.prefault('1'),
  /** Only for apps on the own network, such as the simulated city. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: Switch.prefault('0'),
  /** Sites that staff may send people to, comma-separated, each with everything below it; our own is always one. */
  CHAT_LINK_HOSTS: listOf(Host),
  /** Service hours of conversations, in Shanghai. Outside of them, if no agent is present, people are asked to leave a message. */
  CHAT_HOURS: hoursOfDay('8-24'),
  /** Hours in Shanghai in which money is paid out. */
  PAYOUT_HOURS: hoursOfDay('9-22'),
  /** Days until a worker who left gets the deposit, during which customers may still complain. */
  DEPOSIT_DAYS: z.coerce.number().int().min(0).max(366).default(33),
  /** The company's own sign-in, by OpenID Connect; off without an issuer. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(url => !isPlainHttp(url) || isOwnMachine(new URL(url).hostname), 'beyond this machine it must be https')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button says. */
  OIDC_LABEL: z.string().max(40).default('OpenID Connect'),
  /** Which claim of the provider's is the username here. */
  OIDC_USERNAME_CLAIM: z.string().default('preferred_username'),
  /** Set by `npm run demo` alone: fills a city, and makes accounts whose password everybody knows. */
  DEMO: Switch.prefault('0'),
  /** Waiting orders of the demo are assigned by themselves until a person takes over; set by `npm run demo`. */
  DEMO_AUTOPILOT: Switch.prefault('0'),
  /** The hour of the city's clock when the demo begins; that of Shanghai without it. Set by `npm run demo`. */
  DEMO_HOUR: z.coerce.number().int().min(0).max(23).optional(),
  /** The simulated city's apps, handed to it and to the server by `npm run demo`. */
  DEMO_APPS: z.preprocess(text => (typeof text === 'string' ? JSON.parse(text) : text), DemoApps.optional()),
})

const Config = Settings.superRefine((config, { addIssue }) => {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (config[name] && !config.DATABASE_URL)
      addIssue({ code: 'custom', path: [name], message: 'DATABASE_URL must be set as well' })
  }
  if (!config.OIDC_ISSUER) return
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const) {
    if (!config[name]) addIssue({ code: 'custom', path: [name], message: 'OIDC_ISSUER needs it as well' })
  }
})
export type Config = z.output<typeof Config>

export const isPlainHttp = (url: string): boolean => new URL(url).protocol !== 'https:'

export const isOwnMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Reads the settings that `.env.example` describes; throws a sentence that names the wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Config.safeParse(set)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}. See .env.example.`)
}

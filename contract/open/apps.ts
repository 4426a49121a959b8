import { z } from 'zod'
import { Proof } from '#contract/access/proof.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, Moment, ReasonedTarget, shortText, Target, Version } from '#contract/base/values.ts'
import { services } from '#contract/orders/service.ts'
import { appKinds } from './apps/app-kinds.ts'
import { CalledOperation, Outcome, RefusedCall, RefusedQuestion, SeenCall } from './apps/seen-calls.ts'
import { openScopes } from './open.ts'
import { CityCode } from './open-values.ts'

export const appLimits = {
  addresses: 50,
  cities: 400,
  carriers: 50,
  perSecond: 10_000,
  overlapHours: 168,
  usualOverlapHours: 48,
}

/** What an app signs with. */
export const AppId = z.string().regex(/^[a-z0-9][a-z0-9-]{2,39}$/)

/** An address or a network, `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
const Address = z
  .string()
  .trim()
  .max(49)
  .refine(text => [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some(schema => schema.safeParse(text).success), {
    params: { word: 'networkAddress' },
  })

/** Whose app it is: a member of staff, or somebody named by a text. */
const Owner = z.object({ id: Id.nullable(), name: z.string().trim().max(64) })

export const AppTerms = z.object({
  name: shortText,
  kind: z.enum(appKinds),
  owner: Owner,
  scopes: z.array(z.enum(openScopes)).max(openScopes.length),
  /** Null means all. */
  services: z.array(z.enum(services)).min(1).max(services.length).nullable(),
  cityCodes: z.array(CityCode).min(1).max(appLimits.cities).nullable(),
  ratePerSecond: z.int().min(1).max(appLimits.perSecond),
  /** Where it may call from; anywhere if there is none. */
  addresses: z.array(Address).max(appLimits.addresses),
  /** Express companies, as orders name them: it receives the webhooks of their parcels, and no other app reports for them. */
  carriers: z.array(shortText).max(appLimits.carriers),
})
export type AppTerms = z.output<typeof AppTerms>

/** What is usual of an app: no owner, everything everywhere, from any address. */
export const usualAppTerms = {
  owner: { id: null, name: '' },
  services: null,
  cityCodes: null,
  ratePerSecond: 200,
  addresses: [],
  carriers: [],
} satisfies Omit<AppTerms, 'name' | 'kind' | 'scopes'>

export const appActions = ['update', 'rotate', 'endOldSecret', 'disable', 'enable'] as const

export const AppRow = z.object({
  id: Id,
  appId: z.string(),
  name: z.string(),
  kind: z.enum(appKinds),
  owner: z.object({ id: Id.nullable(), name: z.string() }),
  isEnabled: z.boolean(),
  lastCallAt: Moment.nullable(),
  /** Of the last 24 hours; `refused` of them were refused. */
  calls: z.int(),
  refused: z.int(),
  version: Version,
  allowed: z.array(z.enum(appActions)),
})
export type AppRow = z.output<typeof AppRow>

export const App = AppRow.extend({
  scopes: z.array(z.enum(openScopes)),
  services: z.array(z.enum(services)).nullable(),
  cityCodes: z.array(z.string()).nullable(),
  ratePerSecond: z.int(),
  addresses: z.array(z.string()),
  carriers: z.array(z.string()),
  createdAt: Moment,
  /** Those that are good, the newest first. Two while a new one is taken into use. */
  secrets: z.array(z.object({ since: Moment, until: Moment.nullable() })),
  /** Of the last 24 hours, the most frequent first. */
  outcomes: z.array(Outcome.extend({ calls: z.int() })),
  /** The latest call with each outcome, the newest first. */
  lastCalls: z.array(SeenCall),
  /** Reasons and operations of the refused calls that are kept. */
  refusedKinds: z.array(Outcome.extend(CalledOperation.shape)),
})
export type App = z.output<typeof App>

/** An app and its new secret, which nobody is shown again. */
export const ShownSecret = z.object({ app: App, secret: z.string() })
export type ShownSecret = z.output<typeof ShownSecret>

export const appStatuses = ['enabled', 'disabled'] as const

const Question = z.object({
  search: z.string().max(64).default(''),
  kind: z.enum(appKinds).optional(),
  status: z.enum(appStatuses).optional(),
  after: AfterId,
  limit: PageLimit,
})

const view = { needs: 'apps.view', cityScope: 'none' } as const
const edit = { needs: 'apps.edit', cityScope: 'none' } as const
const secret = { needs: 'apps.secret', cityScope: 'none', answersSecret: true } as const

/** The apps of the open API. */
export const apps = {
  list: query('apps.list', { ...view, input: Question, output: pageOf(AppRow) }),
  get: query('apps.get', { ...view, input: z.object({ id: Id }), output: App }),
  /** The refused calls of an app that are kept, the newest first. */
  refusedCalls: query('apps.refusedCalls', { ...view, input: RefusedQuestion, output: pageOf(RefusedCall) }),
  /** Colleagues by name or username, who can be an app's owner. */
  owners: query('apps.owners', {
    ...edit,
    input: z.object({ search: z.string().max(64) }),
    output: z.array(z.object({ id: Id, name: z.string(), username: z.string() })),
  }),
  add: command('apps.add', { ...secret, input: AppTerms.extend({ proof: Proof }), output: ShownSecret }),
  update: command('apps.update', { ...edit, input: AppTerms.extend(Target.shape), output: App }),
  disable: command('apps.disable', { ...edit, input: ReasonedTarget, output: App }),
  enable: command('apps.enable', { ...edit, input: Target, output: App }),
  /** Makes a new secret; the one before is good for `hours` more. */
  rotate: command('apps.rotate', {
    ...secret,
    input: Target.extend({
      hours: z.int().min(1).max(appLimits.overlapHours).default(appLimits.usualOverlapHours),
      proof: Proof,
    }),
    output: ShownSecret,
  }),
  endOldSecret: command('apps.endOldSecret', { ...secret, input: Target.extend({ proof: Proof }), output: App }),
}

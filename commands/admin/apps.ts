import { parseArgs } from 'node:util'
import { z } from 'zod'
import { appKinds } from '#contract/open/app-kinds.ts'
import { AppId, AppTerms, appLimits } from '#contract/open/apps.ts'
import { createByOperator, listForOperator, rotateByOperator, switchByOperator } from '#server/apps/index.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import type { Runtime } from '#server/kit/runtime.ts'

type NewTerms = Parameters<typeof createByOperator>[1]
type Operated = Pick<Runtime, 'config' | 'db' | 'jobs' | 'nudgeChannel'>

export const appUsage = `npm run admin -- app create --name NAME --kind ${appKinds.join('|')}
    [--id ID] [--owner TEXT] [--scopes A,B] [--services A,B] [--cities 410100,410200] [--rate N] [--addresses A,B]
  npm run admin -- app list
  npm run admin -- app rotate ID [--hours 48]
  npm run admin -- app disable ID
  npm run admin -- app enable ID`

const text = { type: 'string' } as const
const options = {
  ...{ name: text, kind: text, id: text, owner: text, scopes: text, services: text, cities: text },
  ...{ rate: text, addresses: text, hours: text },
}
type Given = { [Name in keyof typeof options]?: string | undefined }

const NewApp = AppTerms.partial().extend({
  name: AppTerms.shape.name,
  kind: AppTerms.shape.kind,
  id: AppId.optional(),
})
const Hours = z.object({ hours: z.int().min(1).max(appLimits.overlapHours) })

/** Apps of the open API: `words` is what stands after `app`. */
export async function administerApps(runtime: Operated, words: readonly string[]): Promise<void> {
  const { positionals, values } = readWords(words)
  const [action = '', id = '', ...more] = positionals
  if (more.length > 0 || (id === '') !== ['create', 'list'].includes(action)) throw new Error(appUsage)
  switch (action) {
    case 'create':
      return printNew(await createByOperator(runtime, wanted(values)))
    case 'list':
      return printAll(await listForOperator(runtime))
    case 'rotate':
      return rotate(runtime, id, values)
    case 'disable':
    case 'enable':
      await switchByOperator(runtime, id, action === 'enable')
      return console.log(`The app ${id} is ${action === 'enable' ? 'on' : 'off'}.`)
    default:
      throw new Error(appUsage)
  }
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${appUsage}`)
  }
}

/** What is left out is as the kind proposes it, or without limits. */
function wanted({ name, kind, id, owner, scopes, services, cities, rate, addresses }: Given): NewTerms {
  const asked = {
    ...{ name, kind, id },
    owner: owner === undefined ? undefined : { id: null, name: owner },
    scopes: listOf(scopes),
    services: listOf(services),
    cityCodes: listOf(cities),
    ratePerSecond: rate === undefined ? undefined : Number(rate),
    addresses: listOf(addresses),
  }
  // What is undefined would stand in the place of what is usual.
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return parse(NewApp, given) as NewTerms
}

async function rotate(runtime: Operated, id: string, { hours = String(appLimits.usualOverlapHours) }: Given) {
  const { hours: overlap } = parse(Hours, { hours: Number(hours) })
  const { secret } = await rotateByOperator(runtime, id, overlap)
  console.log(`New secret of ${id}, shown once: ${secret}`)
  console.log(`The one before is good for ${overlap} hours more.`)
}

function listOf(typed: string | undefined): string[] | undefined {
  return typed
    ?.split(',')
    .map(one => one.trim())
    .filter(Boolean)
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  const wrong = Object.entries(fieldSentences(parsed.error, 'en')).map(([field, sentence]) => `${field}: ${sentence}.`)
  throw new Error(`${wrong.join('\n')}\n${appUsage}`)
}

function printNew({ id, secret }: { id: string; secret: string }): void {
  console.log(`App ID: ${id}`)
  console.log(`Secret, shown once: ${secret}`)
}

function printAll(apps: Awaited<ReturnType<typeof listForOperator>>): void {
  for (const { id, name, kind, isEnabled } of apps) console.log([id, kind, isEnabled ? 'on' : 'off', name].join('\t'))
}

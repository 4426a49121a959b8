import { parseArgs } from 'node:util'
import { z } from 'zod'
import { appKinds } from '#contract/open/apps/app-kinds.ts'
import { AppId, AppTerms, appLimits } from '#contract/open/apps.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { createByCommand, listForCommand, rotateByCommand, switchByCommand } from '#server/open/apps/feature.ts'

type NewTerms = Parameters<typeof createByCommand>[1]
type Operated = Pick<Runtime, 'config' | 'db' | 'jobs' | 'nudgeChannel' | 'settings'>

export const appUsage = `npm run admin -- app create --name NAME --kind ${appKinds.join('|')}
    [--id ID] [--owner TEXT] [--scopes A,B] [--services A,B] [--cities 410100,410200] [--rate N] [--addresses A,B] [--carriers A,B]
  npm run admin -- app list
  npm run admin -- app rotate ID [--hours 48]
  npm run admin -- app disable ID
  npm run admin -- app enable ID`

const text = { type: 'string' } as const
const options = {
  name: text,
  kind: text,
  id: text,
  owner: text,
  scopes: text,
  services: text,
  cities: text,
  rate: text,
  addresses: text,
  carriers: text,
  hours: text,
}
type Given = { [Name in keyof typeof options]?: string | undefined }

const NewApp = AppTerms.partial().extend({
  name: AppTerms.shape.name,
  kind: AppTerms.shape.kind,
  id: AppId.optional(),
})
const Hours = z.object({ hours: z.int().min(1).max(appLimits.overlapHours) })

type Work = (runtime: Operated) => Promise<void>

/** What to do with apps of the open API: `words` is what stands after `app`. Wrong ones are refused before a database is opened. */
export function workWithApps(words: readonly string[]): Work {
  const { positionals, values } = readWords(words)
  const [action = '', id = '', ...more] = positionals
  if (more.length > 0 || (id === '') !== ['create', 'list'].includes(action)) throw new Error(appUsage)
  switch (action) {
    case 'create':
      return create(values)
    case 'list':
      return async runtime => printAll(await listForCommand(runtime))
    case 'rotate':
      return rotate(id, values)
    case 'disable':
    case 'enable':
      return switchTo(id, action === 'enable')
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
function wanted({ name, kind, id, owner, scopes, services, cities, rate, addresses, carriers }: Given): NewTerms {
  const asked = {
    name,
    kind,
    id,
    owner: owner === undefined ? undefined : { id: null, name: owner },
    scopes: listOf(scopes),
    services: listOf(services),
    cityCodes: listOf(cities),
    ratePerSecond: rate === undefined ? undefined : Number(rate),
    addresses: listOf(addresses),
    carriers: listOf(carriers),
  }
  // What is undefined would stand in the place of what is usual.
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return parse(NewApp, given) as NewTerms
}

function create(values: Given): Work {
  const terms = wanted(values)
  return async runtime => {
    const { id, secret } = await createByCommand(runtime, terms)
    console.log(`App ID: ${id}`)
    console.log(`Secret, shown once: ${secret}`)
  }
}

function rotate(id: string, { hours = String(appLimits.usualOverlapHours) }: Given): Work {
  const { hours: overlap } = parse(Hours, { hours: Number(hours) })
  return async runtime => {
    const { secret } = await rotateByCommand(runtime, id, overlap)
    console.log(`New secret of ${id}, shown once: ${secret}`)
    console.log(`The one before is good for ${overlap} hours more.`)
  }
}

function switchTo(id: string, isEnabled: boolean): Work {
  return async runtime => {
    await switchByCommand(runtime, id, isEnabled)
    console.log(`The app ${id} is ${isEnabled ? 'on' : 'off'}.`)
  }
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

function printAll(apps: Awaited<ReturnType<typeof listForCommand>>): void {
  for (const { id, name, kind, isEnabled } of apps) console.log([id, kind, isEnabled ? 'on' : 'off', name].join('\t'))
}

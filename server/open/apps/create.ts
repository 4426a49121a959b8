import { randomInt } from 'node:crypto'
import { type AppKind, scopesOfKind } from '#contract/open/apps/app-kinds.ts'
import { type AppTerms, usualAppTerms } from '#contract/open/apps.ts'
import type { WithKey } from '#server/people/index.ts'
import { addSecret, newSecret } from './secrets.ts'

/** What an app is made of; what is left out is as the kind proposes, or without limits. */
type NewApp = { name: string; kind: AppKind } & Partial<Omit<AppTerms, 'name' | 'kind'>> & {
    /** Chosen by whoever makes it, else made here. */
    id?: string
    secret?: string
  }

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes an app; `db` is a transaction. Answers its row and the secret, which is not stored readable. */
export async function createApp(runtime: WithKey, app: NewApp) {
  const { id = newId(app.kind), secret = newSecret(), ...terms } = app
  const row = await runtime.db
    .insertInto('apps')
    .values({ id, ...columnsOf({ ...usualAppTerms, scopes: [...scopesOfKind[app.kind]], ...terms }) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addSecret(runtime, id, secret)
  return { row, secret }
}

/** The columns of an app's terms. What is listed twice counts once. */
export function columnsOf({ owner, cityCodes, ratePerSecond, ...terms }: AppTerms) {
  return {
    name: terms.name,
    kind: terms.kind,
    owner_id: owner.id,
    owner_name: owner.name,
    scopes: once(terms.scopes),
    services: terms.services && once(terms.services),
    city_codes: cityCodes && once(cityCodes),
    rate_limit: ratePerSecond,
    addresses: once(terms.addresses),
    carriers: once(terms.carriers),
  }
}

function once<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

function newId(kind: AppKind): string {
  return `${kind}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
}

import type { AppKind } from '#contract/open/apps/app-kinds.ts'
import type { App, AppTerms } from '#contract/open/apps.ts'

/** As the form holds them: numbers and lists as they are typed. */
export type TypedTerms = Omit<AppTerms, 'ratePerSecond' | 'addresses'> & { ratePerSecond: string; addresses: string }

export function typedTerms(app: App): TypedTerms {
  const { name, kind, owner, scopes, services, cityCodes, ratePerSecond, addresses } = app
  const typed = { ratePerSecond: String(ratePerSecond), addresses: addresses.join('\n') }
  return { name, kind, owner, scopes, services, cityCodes, ...typed }
}

export function blankTerms(kind: AppKind, scopes: AppTerms['scopes']): TypedTerms {
  const everywhere = { services: null, cityCodes: null, addresses: '' }
  return { name: '', kind, owner: { id: null, name: '' }, scopes, ratePerSecond: '200', ...everywhere }
}

export function termsOf({ ratePerSecond, addresses, ...typed }: TypedTerms): AppTerms {
  const lines = addresses.split(/[\s,;，；]+/).filter(Boolean)
  return { ...typed, ratePerSecond: Number(ratePerSecond), addresses: lines }
}

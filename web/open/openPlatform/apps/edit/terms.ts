import type { AppKind } from '#contract/open/apps/app-kinds.ts'
import { type App, type AppTerms, usualAppTerms } from '#contract/open/apps.ts'

/** As the form holds them: numbers and lists as they are typed. */
export type TypedTerms = Omit<AppTerms, 'ratePerSecond' | Lists> & Record<'ratePerSecond' | Lists, string>
type Lists = 'addresses' | 'carriers'

export function typedTerms(app: Pick<App, keyof AppTerms>): TypedTerms {
  const { name, kind, owner, scopes, services, cityCodes, ratePerSecond, addresses, carriers } = app
  const typed = { ratePerSecond: String(ratePerSecond), addresses: addresses.join('\n'), carriers: carriers.join('\n') }
  return { name, kind, owner, scopes, services, cityCodes, ...typed }
}

export function blankTerms(kind: AppKind, scopes: AppTerms['scopes']): TypedTerms {
  return typedTerms({ ...usualAppTerms, name: '', kind, scopes })
}

export function termsOf({ ratePerSecond, addresses, carriers, ...typed }: TypedTerms): AppTerms {
  const lists = {
    addresses: addresses.split(/[\s,;，；]+/).filter(Boolean),
    carriers: carriers
      .split(/[\n,;，；]+/)
      .map(one => one.trim())
      .filter(Boolean),
  }
  return { ...typed, ratePerSecond: Number(ratePerSecond), ...lists }
}

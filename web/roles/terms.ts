import type { RoleRow } from '#contract/access/roles.ts'
import type { Language } from '#contract/base/values.ts'

/** What the form of a role holds. */
export type Terms = {
  code: string
  names: Record<Language, string>
  permissions: readonly string[]
  needsTotp: boolean
}

const noNames: Record<Language, string> = { zh: '', en: '', es: '', ja: '' }

export const blankTerms: Terms = { code: '', names: noNames, permissions: [], needsTotp: false }

export function termsOf({ code, names, permissions, needsTotp }: RoleRow): Terms {
  return { code, names: { ...noNames, ...names }, permissions, needsTotp }
}

/** What was left empty is not said, so that the Chinese name stands in for it. */
export function namesOf(names: Terms['names']): { zh: string } & Partial<Record<Language, string>> {
  const said = Object.entries(names).filter(([, name]) => name.trim() !== '')
  return { zh: names.zh, ...Object.fromEntries(said) }
}

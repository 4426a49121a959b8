import type { RoleRow } from '#contract/access/roles.ts'
import type { Language } from '#contract/base/values.ts'

/** The fields of the form of a role. */
type Terms = {
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

/** Empty names are left out, so that the Chinese name is used instead. */
export function namesOf(names: Terms['names']): { zh: string } & Partial<Record<Language, string>> {
  const filled = Object.entries(names).filter(([, name]) => name.trim() !== '')
  return { zh: names.zh, ...Object.fromEntries(filled) }
}

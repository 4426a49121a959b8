import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'

/** The oldest supported browsers: the version, and how the build names it. */
export const supported = {
  Chromium: { version: '111', target: 'chrome111' },
  Firefox: { version: '128', target: 'firefox128' },
  Safari: { version: '16.4', target: 'safari16.4' },
} as const

type Name = keyof typeof supported

const names = ['Chromium', 'Firefox', 'Safari'] as const
const keys = { Chromium: 'chrome', Firefox: 'firefox', Safari: 'safari' } as const

/** What browsers know, as MDN keeps it: a feature with others below it. */
export const data = compatData
export type Branch = Identifier

/** Which of the oldest supported browsers lack a feature, and from which version on it is there: `Chromium 114, Safari 17`. */
export function lackingIn(branch: Branch | undefined): string {
  const compat = branch?.__compat
  if (!compat) return ''
  const lacking = names.filter(name => firstWith(compat, name) > Number(supported[name].version))
  return lacking.map(name => `${name} ${firstWith(compat, name)}`.replace('Infinity', '(never)')).join(', ')
}

/** The first version that has it without a flag, completely and under this name. */
function firstWith(compat: CompatStatement, name: Name): number {
  const statements = [compat.support[keys[name]] ?? []].flat()
  const usable = statements.filter(
    ({ flags, prefix, alternative_name, version_removed }) => !(flags || prefix || alternative_name || version_removed),
  )
  const versions = usable.map(({ version_added: version }) => Number.parseFloat(String(version).replace('≤', '')))
  return Math.min(Infinity, ...versions.filter(version => !Number.isNaN(version)))
}

/** What a branch has below it, by name. */
export function below(branch: Branch | undefined): [string, Branch][] {
  return Object.entries(branch ?? {}).filter((entry): entry is [string, Branch] => entry[0] !== '__compat')
}

export function branchOf(branch: Branch | undefined, name: string): Branch | undefined {
  return branch && Object.hasOwn(branch, name) ? (branch[name] as Branch) : undefined
}

import { operations } from '#contract/operations.ts'

type Operations = typeof operations
type NeedsOf<Feature> = { [Verb in keyof Feature]: Feature[Verb] extends { needs: infer N } ? N : never }[keyof Feature]

/** The permissions that a role may be granted: all that operations need. */
export type Permission = Extract<
  { [Name in keyof Operations]: NeedsOf<Operations[Name]> }[keyof Operations],
  `${string}.${string}`
>

/** All permissions. */
export const permissions: readonly Permission[] = [
  ...new Set(Object.values(operations).flatMap(feature => Object.values(feature).map(({ needs }) => needs))),
].filter((needs): needs is Permission => needs.includes('.'))

/** What the holder of these may do to records that they may not see. */
export function unseenOf(held: readonly string[]): string[] {
  const known: readonly string[] = permissions
  return held.filter(act => known.includes(viewOf(act)) && !held.includes(viewOf(act)))
}

/** The permission to see what another one acts on. */
export function viewOf(act: string): string {
  return `${act.split('.')[0]}.view`
}

import { operations } from '#contract/operations.ts'

type Operations = typeof operations
type NeedsOf<Feature> = { [Verb in keyof Feature]: Feature[Verb] extends { needs: infer N } ? N : never }[keyof Feature]

/** What a role may be granted: all that operations need. One code is one sentence a person understands. */
export type Permission = Extract<
  { [Name in keyof Operations]: NeedsOf<Operations[Name]> }[keyof Operations],
  `${string}.${string}`
>

/** Every permission there is. */
export const permissions: readonly Permission[] = [
  ...new Set(Object.values(operations).flatMap(feature => Object.values(feature).map(({ needs }) => needs))),
].filter((needs): needs is Permission => needs.includes('.'))

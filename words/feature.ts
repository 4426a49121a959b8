import type { Permission } from '#contract/access/permissions.ts'
import type { operations } from '#contract/operations.ts'
import type { Phrase } from './words.ts'

type Operations = typeof operations
/** As in contract/operations.ts. */
export type FeatureName = keyof Operations

/** Every command of a feature by its full name. */
type CommandOf<F extends FeatureName> = {
  [Verb in keyof Operations[F]]: Operations[F][Verb] extends { kind: 'command' } ? `${F}.${Verb & string}` : never
}[keyof Operations[F]]

/**
 * What the operation log, the roles and the menus say about a feature. Each feature declares its own beside its other words;
 * `words/access/features.ts` gathers them, and one that is missing or incomplete does not compile.
 */
export type FeatureWords<F extends FeatureName> = {
  /** Many of its records. */
  name: Phrase
  /** One of its records; without it, `name` is said. */
  record?: Phrase
  /** Every command; undefined where nothing is recorded that anybody would look up later. */
  events: Record<CommandOf<F>, Phrase | undefined>
  /** What the clock or an app does to its records. */
  systemEvents?: Readonly<Record<`${F}.${string}`, Phrase>>
  /** What changes, beside the fields that several features have (`sharedFieldWords`). */
  fields?: Readonly<Record<string, Phrase>>
  /** What the codes in a changed field mean, by the field. */
  values?: Readonly<Record<string, Readonly<Record<string, Phrase>>>>
  /** The states its records can be in. */
  states?: Readonly<Record<string, Phrase>>
} & PermissionWords<Extract<Permission, `${F}.${string}`>>

type PermissionWords<Code extends Permission> = [Code] extends [never] ? object : { permissions: Record<Code, Phrase> }

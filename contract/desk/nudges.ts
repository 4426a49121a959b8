import type { Needs } from '../base/operation.ts'
import { operations } from '../operations.ts'

type Operations = typeof operations

/** Features with nudges: every feature with a list, and one's own session. */
export type Feature =
  | { [Name in keyof Operations]: 'list' extends keyof Operations[Name] ? Name : never }[keyof Operations]
  | 'session'

/**
 * A nudge says that records changed, never what they are. The word before the dot is the root of the query key that is
 * read again.
 */
export type NudgeWord = `${Feature}.changed`

/** As it is sent to a watching socket. No ids means many, or unknown ones. */
export type Nudge = { nudge: NudgeWord; ids: string[] }

/** The permission that reads a feature's list and receives its nudges; undefined where there is no list. */
export function needsOfList(feature: string): Needs | undefined {
  const found: Record<string, { needs: Needs } | undefined> | undefined = Object.hasOwn(operations, feature)
    ? operations[feature as keyof Operations]
    : undefined
  return found?.list?.needs
}

const features = (Object.keys(operations) as Feature[]).filter(
  name => name === 'session' || needsOfList(name) !== undefined,
)

/** Every nudge → the permission a socket needs to receive it. */
export const nudges = Object.fromEntries(
  features.map(name => [`${name}.changed`, needsOfList(name) ?? 'signed-in']),
) as Readonly<Record<NudgeWord, Needs>>

import { reasonText } from '#contract/base/values.ts'

/** What was chosen of the reasons people give every day, and what was added in words. */
export type ReasonInput<Key extends string = string> = { chosen?: Key; note: string }

export function reasonOf({ chosen, note }: ReasonInput): string {
  return [chosen, note.trim()].filter(Boolean).join(' · ')
}

export function isReason(reason: string): boolean {
  return reasonText.safeParse(reason).success
}

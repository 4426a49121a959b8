import { reasonText } from '#contract/base/values.ts'

/** The chosen frequent reason, and the text added to it. */
export type ReasonInput<Key extends string = string> = { chosen?: Key; note: string }

export function reasonOf({ chosen, note }: ReasonInput): string {
  return [chosen, note.trim()].filter(Boolean).join(' · ')
}

export function isReason(reason: string): boolean {
  return reasonText.safeParse(reason).success
}

import type { Needs } from '#contract/base/operation.ts'
import type { NudgeWord } from '#contract/desk/nudges.ts'

/** A nudge and whom it is for: its fields narrow the audience, all of them must match. */
export type AddressedNudge = {
  word: NudgeWord
  /** Null for many records, or unknown ones. */
  id: number | null
  cityCode?: string | undefined
  userId?: number | undefined
  /** One of these is enough. */
  needs?: readonly Needs[] | undefined
  /** Its audience receives the record itself, so their browsers need not read it. */
  isDelivered?: boolean | undefined
  /** Notifications the person has acknowledged or cleared. */
  settled?: number[] | undefined
  /** The `key` of the connection that caused it and needs no nudge. */
  exceptFor?: string | undefined
}

/** Carries nudges to the sockets of this node and of the others. */
export type NudgeChannel = {
  /** After commit only. This node's listeners get them at once, other nodes in batches. */
  publish(items: AddressedNudge[]): void
  subscribe(listener: (items: AddressedNudge[]) => void): void
  stop(): Promise<void>
}

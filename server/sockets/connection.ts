import type { Language } from '#contract/base/values.ts'
import type { Caller } from '#server/kit/caller.ts'

/** One browser, or any other client, that listens. */
export type Connection = {
  /** Tells it from every other, on all nodes. */
  readonly key: string
  /** Another one as soon as what the person may see has changed. */
  caller: Caller
  readonly language: Language
  /** The features whose nudges it asked for. */
  readonly watching: Set<string>
  /** Takes JSON. False when the reader is too slow to take more: whoever sends must read it from the database later. */
  send(frame: Buffer): boolean
  /** What was sent and the reader has not taken yet, bytes. */
  buffered(): number
  /** Whether it has caught up far enough to be sent more. */
  canTakeMore(): boolean
  close(code: number, why: string): void
}

export type Sockets = {
  connections: ReadonlySet<Connection>
  connectionsOf(userId: number): ReadonlySet<Connection>
  /** Refuses new ones and closes the others evenly over `overMs`, since all clients come back after the same 7 s. */
  drain(overMs: number): Promise<void>
}

export const closeCode = { policy: 1008, restarting: 1012, signedOut: 4001 } as const

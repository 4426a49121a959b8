import type { Language } from '#contract/base/values.ts'
import type { Caller } from '#server/kit/caller.ts'

/** The socket of one browser, or of any other client. */
export type Connection = {
  /** Unique on all nodes. */
  readonly key: string
  /** Replaced as soon as the person's permissions or cities change. */
  caller: Caller
  readonly language: Language
  /** The features whose nudges it asked for. */
  readonly watching: Set<string>
  /** Sends JSON. False when the client is too slow: the sender must read it from the database later. */
  send(frame: Buffer): boolean
  /** Bytes that were sent and not yet received. */
  buffered(): number
  /** Whether it has received enough of its backlog to be sent more. */
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

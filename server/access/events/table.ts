declare module '#server/kit/database.ts' {
  interface Tables {
    unchained_events: { event_id: number }
    event_chain: EventChainTable
  }
}

type EventChainTable = {
  /** From 1, without gaps. */
  position: number
  event_id: number
  /** SHA-256 of the previous hash and the event's canonical text. */
  hash: Buffer
}

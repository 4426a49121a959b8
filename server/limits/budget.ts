/** What one stranger may cost. Every limit against strangers stands here; docs/security.md says which test shows it. */
export const budget = {
  /** Nested objects and lists of a JSON body, and its keys and items together. */
  depth: 32,
  items: 50_000,
  /** Bytes of a body: in any case, and without a session. */
  bodyBytes: 1024 * 1024,
  strangerBodyBytes: 16 * 1024,
  /** Seconds for the headers of a request; REQUEST_TIMEOUT_SECONDS is for the whole of it. */
  headersSeconds: 10,
  /** Passwords hashed at a time, 64 MiB each, and waiting for it: of strangers, and of everybody else. */
  hashesAtOnce: 2,
  hashesWaiting: 32,
  /** Whoever is refused with 503 is asked to come again after so long. */
  retryAfterSeconds: 5,
} as const

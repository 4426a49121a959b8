/** What one stranger may cost. Every limit against strangers stands here; docs/security.md says which test shows it. */
export const budget = {
  /** Nested objects and lists of a JSON body, and its keys and items together. */
  depth: 32,
  items: 50_000,
  /** Bytes of a body: in any case, and without a session. */
  bodyBytes: 1024 * 1024,
  strangerBodyBytes: 16 * 1024,
} as const

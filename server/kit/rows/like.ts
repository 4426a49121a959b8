/** What somebody typed as a piece of a LIKE pattern: its own `%` and `_` stand for themselves. */
export function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}

/** The LIKE pattern of whatever contains what somebody typed. */
export function containing(typed: string): string {
  return `%${literal(typed)}%`
}

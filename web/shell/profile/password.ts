export type Passwords = { old: string; next: string; again: string }
export type Fault = { at: keyof Passwords; is: 'missing' | 'short' | 'different' }

const shortest = 6

/** The first thing that is wrong, in the order in which a person reads the form. The server has rules of its own. */
export function faultOf({ old, next, again }: Passwords): Fault | undefined {
  if (!old) return { at: 'old', is: 'missing' }
  if (!next) return { at: 'next', is: 'missing' }
  if (next.length < shortest) return { at: 'next', is: 'short' }
  if (again.length < shortest) return { at: 'again', is: 'short' }
  return next === again ? undefined : { at: 'again', is: 'different' }
}

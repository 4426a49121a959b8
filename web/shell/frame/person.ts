import type { Person } from '#contract/access/session.ts'

/** What colleagues call this person. */
export function nameOf({ nickName, name, username }: Pick<Person, 'nickName' | 'name' | 'username'>): string {
  return nickName || name || username
}

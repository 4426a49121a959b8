import type { Person } from '#contract/access/session.ts'

/** The person's display name. */
export function nameOf({ nickName, name, username }: Pick<Person, 'nickName' | 'name' | 'username'>): string {
  return nickName || name || username
}

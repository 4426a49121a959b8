/** Sets by key; empty ones are dropped. */
export function groups<Key, Member>() {
  const sets = new Map<Key, Set<Member>>()
  const none: ReadonlySet<Member> = new Set()
  return {
    of: (key: Key): ReadonlySet<Member> => sets.get(key) ?? none,
    add: (key: Key, member: Member) => void sets.set(key, (sets.get(key) ?? new Set()).add(member)),
    remove(key: Key, member: Member) {
      const set = sets.get(key)
      set?.delete(member)
      if (set?.size === 0) sets.delete(key)
    },
  }
}

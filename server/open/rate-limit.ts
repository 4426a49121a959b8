/** Counts requests per app in the current second, on this node. */
export function createRateLimit(): { isAllowed(appId: string, perSecond: number): boolean } {
  let second = 0
  let counts = new Map<string, number>()
  return {
    isAllowed(appId, perSecond) {
      const now = Math.floor(Date.now() / 1000)
      if (now !== second) {
        second = now
        counts = new Map()
      }
      const count = (counts.get(appId) ?? 0) + 1
      counts.set(appId, count)
      return count <= perSecond
    },
  }
}

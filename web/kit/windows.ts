/** Between the windows of one browser; undefined where it has no channels, or blocks them with its storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

let found: Promise<LockManager | undefined> | undefined

/** Undefined over plain http, which has no locks, and where the browser blocks them with its storage: there every window is alone. */
export function findLocks(): Promise<LockManager | undefined> {
  found ??=
    navigator.locks?.query().then(
      () => navigator.locks,
      () => undefined,
    ) ?? Promise.resolve(undefined)
  return found
}

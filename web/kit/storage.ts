/** Texts by name, kept by the browser or, where it refuses or has no room left, by the memory of this window. Nothing here throws. */
type Kept = {
  get(name: string): string | undefined
  set(name: string, text: string): void
  /** The object or list that `setJson` kept; undefined for anything else, such as the text of another version. */
  json(name: string): object | undefined
  setJson(name: string, value: object): void
  remove(name: string): void
  names(): string[]
}

/** For all windows of this browser, until somebody clears it. */
export const inBrowser = keepIn('localStorage')
/** For this window, through its reloads. */
export const inWindow = keepIn('sessionStorage')

function keepIn(kind: 'localStorage' | 'sessionStorage'): Kept {
  const memory = new Map<string, string>()

  /** Blocked by settings of the browser, already to name it throws; full, only to write. */
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(globalThis[kind])
    } catch {
      return undefined
    }
  }

  function get(name: string): string | undefined {
    return memory.get(name) ?? attempt(storage => storage.getItem(name)) ?? undefined
  }

  function set(name: string, text: string): void {
    memory.set(name, text)
    attempt(storage => {
      storage.setItem(name, text)
      memory.delete(name)
    })
  }

  return {
    get,
    set,
    json: name => parsed(get(name)),
    setJson: (name, value) => set(name, JSON.stringify(value)),
    remove(name) {
      memory.delete(name)
      attempt(storage => storage.removeItem(name))
    },
    names: () => [...new Set([...memory.keys(), ...(attempt(storage => Object.keys(storage)) ?? [])])],
  }
}

function parsed(text = ''): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

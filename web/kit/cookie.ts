const yearInSeconds = 31_536_000
/** What this browser does not take: cookies of this window alone, until its next reload. */
const memory = new Map<string, string>()

export function readCookie(name: string): string | undefined {
  return memory.get(name) ?? readKept(name)
}

/** Never sent to another site, and only over https where the page came over https. */
export function writeCookie(name: string, value: string, seconds = yearInSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Safari
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict; Max-Age=${seconds}${secure}`
  } catch {
    // Blocked with all storage.
  }
  if (value === '' || readKept(name) === value) memory.delete(name)
  else memory.set(name, value)
}

export function dropCookie(name: string): void {
  writeCookie(name, '', 0)
}

/** Undefined also for what was written wrongly. */
function readKept(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

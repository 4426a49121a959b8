const yearInSeconds = 31_536_000

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

/** Never sent to another site, and only over https where the page came over https. */
export function writeCookie(name: string, value: string, seconds = yearInSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict; Max-Age=${seconds}${secure}`
}

export function dropCookie(name: string): void {
  writeCookie(name, '', 0)
}

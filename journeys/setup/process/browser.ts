export type Browser = {
  /** Opens an address and follows redirects, until a page or an address that `isThere`. Answers where it got to. */
  open(address: string, options?: { form?: Record<string, string>; isThere?: (url: URL) => boolean }): Promise<Page>
  cookies: Map<string, string>
  /** The headers of a call from a page of this origin. */
  cookieHeader(origin: string): string
}
export type Page = { url: URL; text: string }

/** As much of a browser as signing in needs: redirects, and cookies by origin. `at` says where an origin really is. */
export function createBrowser(at: Record<string, string>): Browser {
  const cookies = new Map<string, string>()

  function cookieHeader(origin: string): string {
    const own = [...cookies].filter(([key]) => key.startsWith(`${origin} `))
    return own.map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`).join('; ')
  }

  function keep(origin: string, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(`${origin} ${name}`, value)
      else cookies.delete(`${origin} ${name}`)
    }
  }

  const open: Browser['open'] = async (address, { form, isThere = () => false } = {}) => {
    let url = new URL(address)
    let body = form && new URLSearchParams(form)
    for (let hops = 0; hops < 20; hops++) {
      if (isThere(url)) return { url, text: '' }
      const real = new URL(url.pathname + url.search, at[url.origin] ?? url.origin)
      const headers = { cookie: cookieHeader(url.origin) }
      const response = await fetch(real, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
      keep(url.origin, response)
      const next = response.headers.get('location')
      if (!next) return { url, text: await response.text() }
      url = new URL(next, url)
      body = undefined
    }
    throw new Error(`Still being redirected at ${url}`)
  }

  return { open, cookies, cookieHeader }
}

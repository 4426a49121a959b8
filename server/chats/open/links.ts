/** The dot of an address, also written out or in other characters. */
const dot = '(?:\\.|．|｡|。|\\s?点\\s?)'
const label = '[a-z0-9ａ-ｚ０-９-]+'
const endings = `(?:com|cn|net|org|top|xyz|cc|vip|info|shop|site|app|link|io|me|gov|edu|hk|tw|mobi|ru|tk|click|store|online
  |fun|cyou|icu|pw|live|club|work|tech|ltd|ren|wang|win|bid|loan|ink|biz|asia|tv|ly|gl|co|pro|sbs|cfd|buzz|xin|xn--[a-z0-9-]+)`
/** Endings that are English words count only before a path. */
const wordEndings = '(?:is|in|so|to|us|la|it|at|be|gd|im|ws|st)(?=/)'
const chineseEndings = '(?:中国|公司|网络|网址|我爱你|集团|商城|在线)'
const path = '(?:[/:?][^\\s，。；、）)]*)?'

/** Web addresses: with any scheme or none, with the dot written out, in Chinese or punycode, or a bare IP address. */
export const links = new RegExp(
  [
    '(?:[a-z][a-z0-9+-]{1,15}://|www[.．。])[^\\s，。；、）)]+',
    `(?<![\\w@.-])(?:(?:${label}${dot})+|[\\u4e00-\\u9fff]{1,12}[.．])(?:${endings}|${wordEndings})${path}(?![\\w-])`,
    `(?:${label}|[\\u4e00-\\u9fff]{1,12})[.．]${chineseEndings}${path}`,
    `(?<![\\w.])(?:\\d{1,3}\\.){3}\\d{1,3}(?::\\d+)?(?:/[^\\s，。；、）)]*)?(?![\\w.])`,
  ]
    .join('|')
    .replaceAll(/\n\s*/g, ''),
  'gi',
)

/** Whether an address leads to one of these hosts or a subdomain of it. */
export function isAllowedLink(found: string, allowedHosts: readonly string[]): boolean {
  const address = /^https?:/i.test(found) ? found : `https://${found}`
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return !username && !password && allowedHosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

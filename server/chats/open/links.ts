import { parse } from 'tldts'

/** Where a link ends. Made plain, some would be commas and brackets, which an address may have. */
const chinesePunctuation = /[，！？；“”‘’《》〈〉、（）【】「」『』〔〕…—～]|：(?![/／]{2})/g
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

const path = '(?:[/?#\\\\][^\\s。)"\'<>]*)?'
/** What stands before the host of an address may have the punctuation that ends one. */
const user = '(?:[^\\s/?#\\\\]*@)'
const site = '(?:[^\\s/?#\\\\。,;!"\'()<>|]|。(?=[a-z0-9]))+'
/** A dot, also written out: not that of 8点, which is a time. */
const dot = '(?:[.。]|(?<!(?<![a-z0-9-])\\d{1,2}\\s?)\\s?点\\s?)'
const firstLabel = '(?:[a-z0-9-]+|[\\u4e00-\\u9fff]{1,12}(?=\\.))'

const addresses = new RegExp(
  [
    `(?<scheme>[a-z][a-z0-9+-]{1,15}:\\/\\/|(?=www[.。]))(?<user>${user})?(?<site>${site})${path}`,
    `(?<![\\w.])(?<ip>(?:\\d{1,3}\\.){3}\\d{1,3})(?::\\d{1,5}${path}|/[^\\s。)"'<>]*)`,
    `(?<![\\w@.-])(?<name>${firstLabel}(?:${dot}[\\p{L}\\p{N}-]+)+)(?::\\d{1,5})?${path}`,
  ].join('|'),
  'giu',
)

/** Endings that are English words or kinds of files count only before a path. */
const wordEndings = /[.。](?:is|in|so|to|us|la|it|at|be|gd|im|ws|st|zip|mov|md|sh|py|rs|ps)$/i
/** Where a Chinese name may end in the middle of words; other Chinese endings stand alone. */
const chineseEnding = /(?:中国|公司|网络|网址|我爱你|集团|商城|在线)$/
const chinese = /[\u3400-\u9fff]/

/** An address in a text: as it stands in the plain text, and the name of its host; null where a reader cannot know it. */
type Link = { written: string; host: string | null }

/** A text in plain letters, in which a look-alike is what it looks like. */
export function plainText(text: string): string {
  return text.replace(unseen, '').replace(chinesePunctuation, ' ').normalize('NFKC')
}

/** Web addresses in a plain text: with a scheme, with a host of a known ending in any script, or an IP address with a port or path. */
export function linksIn(plain: string): Link[] {
  return [...plain.matchAll(addresses)].flatMap(({ 0: written, groups = {} }) => {
    const { scheme = '', user, site, ip, name } = groups
    const isPlain = user === undefined && /^(?:https?:\/\/)?$/i.test(scheme)
    if (site !== undefined) return [{ written, host: isPlain ? hostOf(site) : null }]
    if (ip !== undefined) return [{ written, host: ip }]
    return name === undefined ? [] : linkOfName(written, name)
  })
}

/** Whether an address leads to one of these hosts or a subdomain of it. */
export function isAllowedLink({ host }: Link, allowedHosts: readonly string[]): boolean {
  const name = host && nameInLetters(host)
  return !!name && allowedHosts.map(nameInLetters).some(allowed => name === allowed || name.endsWith(`.${allowed}`))
}

function linkOfName(written: string, name: string): Link[] {
  const known = knownPart(name)
  if (known === null) return []
  const isWhole = known === name
  if (wordEndings.test(known) && (!isWhole || written === name)) return []
  return [{ written: isWhole ? written : known, host: hostOf(name) }]
}

/** Without a port; what follows in Chinese words or after a full stop is no part of a name. */
function hostOf(site: string): string | null {
  const name = site.replace(/:\d*$|[.。:]+$/g, '')
  const known = knownPart(name)
  return known === null || /^\.[a-z0-9]/i.test(name.slice(known.length)) ? name : known
}

/** The longest beginning of a name that has a known ending. */
function knownPart(name: string): string | null {
  for (let end = Math.min(name.length, 253); end > 2; end--) {
    const part = name.slice(0, end)
    if (mayEnd(part, name[end]) && hasKnownEnding(part)) return part
  }
  return null
}

function mayEnd(part: string, next: string | undefined): boolean {
  if (/[.。\s]$/.test(part)) return false
  if (next === undefined || /[.。\s:]/.test(next)) return true
  return chinese.test(next) && (!chinese.test(part.slice(-1)) || chineseEnding.test(part))
}

/** 1.手机 is an entry of a list. */
function hasKnownEnding(name: string): boolean {
  const dotted = name.replace(/。|\s?点\s?/g, '.')
  if (/^[\d.]+[\u3400-\u9fff]+$/.test(dotted)) return false
  const { domain, isIcann } = parse(dotted)
  return domain !== null && isIcann === true
}

/** As browsers ask for it: 测试.cn is xn--0zwm56d.cn. */
function nameInLetters(host: string): string {
  const address = `https://${host.replaceAll('。', '.').replace(/\s?点\s?/g, '.')}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

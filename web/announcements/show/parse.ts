/** A document without a window: nothing in it is loaded or executed. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(bareHtml(html), 'text/html').body
}

const kept = /^(href|src|alt|colspan|rowspan|data-pm-slice)$/i
const dropped = /^(base|link|meta)$/i
const withContent = /<(style|script|svg|math|iframe|object|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi
const tag = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const attribute = /([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g

/**
 * HTML with the attributes that are read. Whoever reads it ignores the others anyway; without them the browser has no styles,
 * handlers and base addresses of somebody else to report, which it does even for a document that is never shown.
 */
export function bareHtml(html: string): string {
  return html.replace(withContent, '').replace(tag, (_whole, slash: string, name: string, rest: string) => {
    if (dropped.test(name)) return ''
    const attributes = [...rest.matchAll(attribute)].filter(([, key = '']) => kept.test(key))
    return `<${slash}${name}${attributes.map(([whole]) => ` ${whole}`).join('')}>`
  })
}

const blocks = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,tr,div,br,hr'

/** Its words, a line for each block, without formatting. */
export function plainTextOf(html: string): string {
  const body = parseHtml(html)
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return (body.textContent ?? '').replace(/\n\s*\n/g, '\n').trim()
}

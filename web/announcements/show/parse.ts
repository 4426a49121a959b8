/** A document without a window: nothing in it is loaded or executed. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
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

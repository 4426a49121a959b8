import { createElement, Fragment, type ReactNode } from 'react'
import { FileUrl } from '#contract/desk/files.ts'
import { isLinkable } from './links.ts'
import { parseHtml } from './parse.ts'
import { richTextClass } from './richTextClass.ts'

/** Elements that are shown, and as what: the title of the place where the text stands is an `h2`. Of others, only what is in them. */
const shown: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h5',
  h6: 'h5',
  p: 'p',
  blockquote: 'blockquote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  pre: 'pre',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  code: 'code',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
}
/** With everything in them. */
const dropped = ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea']

/**
 * The only place where the HTML of an announcement is shown. The server has cleaned it; of what it sends, elements and
 * attributes of a list are drawn as React elements, so that no markup of somebody else ever reaches the page.
 */
export function RichText({ html, label }: { html: string; label?: string }) {
  return (
    <div {...(label && { role: 'group', 'aria-label': label })} className={richTextClass}>
      {childrenOf(parseHtml(html))}
    </div>
  )
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, at) => drawn(node, at))
}

function drawn(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (dropped.includes(name)) return null
  if (name === 'br' || name === 'hr') return createElement(name, { key })
  if (name === 'img') return <Picture key={key} image={node} />
  if (name === 'a') return <Anchor key={key} anchor={node} />
  const element = shown[name]
  if (!element) return <Fragment key={key}>{childrenOf(node)}</Fragment>
  return createElement(element, { key, ...spansOf(node) }, ...childrenOf(node))
}

/** Loaded when it comes into sight. Only pictures that were uploaded here. */
function Picture({ image }: { image: Element }) {
  const src = image.getAttribute('src') ?? ''
  if (!FileUrl.safeParse(src).success) return null
  return <img src={src} alt={image.getAttribute('alt') ?? ''} loading="lazy" decoding="async" />
}

/** Opens outside; an address of another kind is only its text. */
function Anchor({ anchor }: { anchor: Element }) {
  const href = anchor.getAttribute('href') ?? ''
  const inside = childrenOf(anchor)
  if (!isLinkable(href)) return <>{inside}</>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {inside}
    </a>
  )
}

/** Cells that span rows or columns. */
function spansOf(element: Element): { colSpan?: number; rowSpan?: number } {
  const [colSpan, rowSpan] = ['colspan', 'rowspan'].map(name => Number(element.getAttribute(name)) || 0)
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }
}

import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { FileUrl } from '#contract/desk/files.ts'

type Root = ReturnType<typeof fromHtml>
type Nodes = Root | Root['children'][number]
type Element = Extract<Nodes, { type: 'element' }>

const tableParts = ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']
const inTable = Object.fromEntries(tableParts.map(name => [name, ['table']]))
const cell = ['colSpan', 'rowSpan']

/** What a text may consist of. Whatever else stands around text is left out and the text kept. */
const schema: Schema = {
  tagNames: [
    ...['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's', 'code', 'blockquote', 'ul', 'ol', 'li', 'hr', 'a', 'img'],
    ...['table', ...tableParts],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'], td: cell, th: cell },
  ancestors: { ...inTable, li: ['ul', 'ol'] },
  /** Left out with all that is in them. */
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'textarea', 'title'],
  clobber: [],
  required: {},
  protocols: {},
}

/** Attributes that every link has. */
const linkTerms = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] }

/** An address of the web, of mail or of a telephone, or a path of this product. Browsers skip spaces and control characters. */
const goodHref = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\\\p{Cc}]*$/iu

export type Sanitised = {
  html: string
  /** The text alone. */
  text: string
  /** Names of the files that it shows. */
  images: string[]
  /** Names of elements and attributes that were left out. */
  leftOut: string[]
}

/** How often a text is written and parsed again until it stays the same; written HTML can read differently than it was meant. */
const mostRounds = 8

/** What is allowed of an HTML text; null where it cannot be read: nested too deeply, or different each time it is parsed. */
export function sanitise(html: string): Sanitised | null {
  try {
    const sent = parse(html)
    let written = write(allowedOf(sent))
    for (let round = 0; round < mostRounds; round++) {
      const tree = allowedOf(parse(written))
      const again = write(tree)
      if (again === written) return { html: written, ...partsOf(tree), leftOut: missingIn(sent, tree) }
      written = again
    }
    return null
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return null
    throw error
  }
}

function parse(html: string): Root {
  const tree = fromHtml(html, { fragment: true })
  for (const element of elementsIn(tree)) element.tagName = plainNameOf(element)
  return tree
}

/** What other editors write for the same. */
const plainNames: Partial<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
const inline = ['a', 'br', 'code', 'em', 'img', 's', 'span', 'strong', 'u', 'b', 'i', 'font']

/** A `div` of text alone is a paragraph. */
function plainNameOf({ tagName, children }: Element): string {
  if (tagName !== 'div') return plainNames[tagName] ?? tagName
  const isParagraph = children.every(child => child.type !== 'element' || inline.includes(child.tagName))
  return isParagraph && children.length > 0 ? 'p' : tagName
}

function write(tree: Root): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })
}

function allowedOf(tree: Root): Root {
  const clean = sanitize(tree, schema) as Root
  return { ...clean, children: clean.children.flatMap(withoutForeignParts) as Root['children'] }
}

/** Links are marked as such or become their text; pictures are our own. */
function withoutForeignParts(node: Nodes): Nodes[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap(withoutForeignParts) as Element['children']
  const { href, src, alt } = node.properties
  if (node.tagName === 'img') {
    if (typeof src !== 'string' || !FileUrl.safeParse(src).success) return []
    return [{ ...node, properties: { src, ...(typeof alt === 'string' && { alt }) } }]
  }
  if (node.tagName !== 'a') return [{ ...node, children }]
  return typeof href === 'string' && goodHref.test(href)
    ? [{ ...node, children, properties: { href, ...linkTerms } }]
    : children
}

function* elementsIn(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node
  if ('children' in node) for (const child of node.children) yield* elementsIn(child)
}

function partsOf(tree: Root): Pick<Sanitised, 'text' | 'images'> {
  const images = [...elementsIn(tree)]
    .filter(({ tagName }) => tagName === 'img')
    .map(({ properties }) => String(properties.src).replace('/files/', ''))
  return { text: textOf(tree).trim(), images: [...new Set(images)] }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const inner = node.children.map(textOf).join('')
  return node.type === 'element' && !inline.includes(node.tagName) ? `${inner}\n` : inner
}

const mostNamed = 20
/** What the parser adds by itself, and what is set on every link. */
const addedByParser = ['target', 'rel', 'html', 'head', 'body']

function missingIn(sent: Root, kept: Root): string[] {
  const [before, after] = [namesIn(sent), namesIn(kept)]
  const missing = [...before].filter(([name, count]) => count > (after.get(name) ?? 0)).map(([name]) => name)
  return missing.filter(name => !addedByParser.includes(name)).slice(0, mostNamed)
}

function namesIn(tree: Root): Map<string, number> {
  const names = new Map<string, number>()
  const add = (name: string) => names.set(name, (names.get(name) ?? 0) + 1)
  for (const { tagName, properties } of elementsIn(tree)) {
    add(tagName)
    for (const name of Object.keys(properties)) add(name === 'className' ? 'class' : name.toLowerCase())
  }
  return names
}

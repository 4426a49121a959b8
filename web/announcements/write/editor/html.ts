import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { parseHtml } from '#web/announcements/show/parse.ts'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)
/** Nothing that is put into it is loaded. */
const inert = document.implementation.createHTMLDocument('')

export function docOf(html: string): Node {
  return parser.parse(parseHtml(html))
}

/** Empty where nothing is written. */
export function htmlOf(doc: Node): string {
  if (isEmpty(doc)) return ''
  const holder = inert.createElement('div')
  serializer.serializeFragment(doc.content, { document: inert }, holder)
  return holder.innerHTML
}

function isEmpty(doc: Node): boolean {
  let hasImage = false
  doc.descendants(node => {
    if (node.type === schema.nodes.image) hasImage = true
  })
  return !hasImage && doc.textContent.trim() === ''
}

const kept = /^(href|src|alt|data-pm-slice)$/i
const tag = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const attribute = /([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g

/**
 * Pasted HTML with the attributes that the schema reads. The schema refuses the others anyway; without them the browser has no
 * styles and handlers of somebody else to report to the console.
 */
export function bareHtml(html: string): string {
  return html
    .replace(/<(style|script|svg|math|iframe|object|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(tag, (_whole, slash: string, name: string, rest: string) => {
      const attributes = [...rest.matchAll(attribute)].filter(([, key = '']) => kept.test(key))
      return `<${slash}${name}${attributes.map(([whole]) => ` ${whole}`).join('')}>`
    })
}

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

import { type DOMOutputSpec, Schema } from 'prosemirror-model'
import { FileUrl } from '#contract/desk/files.ts'
import { isLinkable } from '#web/announcements/show/links.ts'

/** What can be written. Pasted HTML becomes this, and whatever has no place in it is left out. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...[3, 4, 5, 6].map(level => ({ tag: `h${level}`, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    image: {
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      group: 'block',
      draggable: true,
      parseDOM: [{ tag: 'img[src]', getAttrs: imageOf }],
      toDOM: ({ attrs: { src, alt } }) => ['img', { src, alt }],
    },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
      toDOM: ({ attrs: { href } }): DOMOutputSpec => ['a', { href, rel: 'noopener noreferrer' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  },
})

/** Only pictures that were uploaded here. */
function imageOf(image: HTMLElement): { src: string; alt: string } | false {
  const src = image.getAttribute('src') ?? ''
  return FileUrl.safeParse(src).success && { src, alt: image.getAttribute('alt') ?? '' }
}

function linkOf(anchor: HTMLElement): { href: string } | false {
  const href = anchor.getAttribute('href') ?? ''
  return isLinkable(href) && { href }
}

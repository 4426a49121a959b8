/** As the server keeps them: the web, mail, telephone, and paths of this product. Browsers skip spaces and control characters. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\\\p{Cc}]*$/iu

export function isLinkable(href: string): boolean {
  return linkable.test(href)
}

/** What nobody sees: marks of direction, joiners, zero-width spaces, variation selectors, the mark of byte order. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Pairs that people write for one another once full width is gone; NFKC leaves them. */
const opening = /[[{【〔〖〘〚「『]/g
const closing = /[\]}】〕〗〙〛」』]/g
/** Dots in the middle of the line, as they stand in foreign names. */
const middleDots = /[·•・∙⋅‧᛫●⸱⸳]/g

/** A text without what nobody sees in it, and without blanks around it. */
export function visibleText(typed: string): string {
  return typed.replace(invisible, '').trim()
}

/** A phone number as it is stored, however it was typed or pasted: without blanks, hyphens, brackets and the code of the country. */
export function typedPhone(typed: string): string {
  const plain = visibleText(typed.normalize('NFKC')).replace(/[\s\p{Dash_Punctuation}().]/gu, '')
  return plain.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
}

/**
 * The one form in which texts that people type are searched and compared: without what nobody sees, full width as half width
 * (NFKC), without capitals, all brackets round, all middle dots alike, blanks as one.
 */
export function comparedForm(typed: string): string {
  return visibleText(typed.replace(middleDots, '·').normalize('NFKC'))
    .toLowerCase()
    .replace(opening, '(')
    .replace(closing, ')')
    .replace(middleDots, '·')
    .replace(/\s+/g, ' ')
}

/** The form in which names of people are compared: also without blanks and dots, which some systems cannot write. */
export function comparedName(typed: string): string {
  return comparedForm(typed).replace(/[\s·.]/g, '')
}

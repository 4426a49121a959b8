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

/** What stands before any number where it is copied from: 订单号：, 单号, No.; or, with a colon, before one of digits: Order No.:, 电话：. */
const label =
  /(?<=^|\s)(?:(?:\p{L}{0,4}(?:单号|编号|号码|番号)|订单|运单|no\.?|n[º°]\.?|№|[#＃])\s*(?:[:：]\s*|(?=[a-zａ-ｚ]{0,2}\p{Nd}{6}))|(?:[\p{Script=Latin}.º°]+ ){0,3}[^\s\d:：]{1,16}\s*[:：]\s*(?!\S*[:：])(?=[+＋(]{0,2}[a-zａ-ｚ]{0,2}\p{Nd}[\p{Nd}\s().-]{3}))/giu
/** The number of a record or the end of one, with the comma or full stop after it. */
const recordNumber = /^([a-z]{0,2}\d{6,})\p{P}*$/iu

/** What somebody searches: without what nobody sees and the label of a number; a number alone without full width and stops. */
export function searchedText(typed: string): string {
  const asked = visibleText(visibleText(typed).replace(label, ''))
  return recordNumber.exec(asked.normalize('NFKC'))?.[1] ?? asked
}

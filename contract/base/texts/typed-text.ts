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

/** A landline with its extension, or a service number. */
const landline = /^(?:(0(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7})(?:[-转x#](\d{1,6}))?|([48]00\d{7}))$/

/** A phone number of a place as it is stored: a mobile one, or a landline by its digits, `037165551234`, `037165551234-8`. Null if it is none. */
export function typedPlacePhone(typed: string): string | null {
  const mobile = typedPhone(typed)
  if (/^1\d{10}$/.test(mobile)) return mobile
  const plain = visibleText(typed.normalize('NFKC'))
    .replace(/[\s().]/g, '')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/^(?:\+|00)86-?0?(?=[1-9])/, '0')
    .replace(/^(0(?:10|2\d|[3-9]\d{2}))-/, '$1')
    .replace(/^(0(?:10|2\d|[3-9]\d{2})\d{3,4})-(\d{4})(?!\d)/, '$1$2')
    .replace(/^([48]00)-?(\d{3,4})-?(\d{3,4})$/, '$1$2$3')
    .replace(/^(\d{7,12})(?:-?(?:转|ext)-?)(?=\d)/i, '$1-')
  const [, digits, extension, service] = landline.exec(plain) ?? []
  return service ?? (digits === undefined ? null : extension ? `${digits}-${extension}` : digits)
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

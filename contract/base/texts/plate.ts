import { comparedName } from './typed-text.ts'

/** Number plates of mainland China (GA 36): letters I and O are never issued, and the last sign may be one of a kind of car. */
export const platePattern =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z](?:[A-HJ-NP-Z\d]{5,6}|[A-HJ-NP-Z\d]{4}[港澳学警挂领试超])|使\d{6}|\d{6}使|领\d{6}|WJ[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]?\d{4}[A-HJ-NP-Z\d]|[A-HJ-NP-Z]{2}\d{5}/u

/** A plate as it is stored, however it was typed: in capitals, without the dot, blanks and hyphens. */
export function typedPlate(typed: string): string {
  return comparedName(typed)
    .replace(/\p{Dash_Punctuation}/gu, '')
    .toUpperCase()
}

export function isPlate(plate: string): boolean {
  return platePattern.exec(plate)?.[0] === plate
}

/** What stands behind a name in brackets is no part of it: 李四(夜班). */
const remark = /\s*[(（[【].*$/u

/** What a reader sees as one character: a letter with its marks, a picture of several parts. */
function signsOf(text: string): string[] {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return [...text]
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

/** One sign for a name: of a Chinese one its last letter, of another its first; digits and pictures where it has no letters. */
export function avatarSign(name: string): string {
  const signs = signsOf(name.replace(remark, '') || name)
  const letters = signs.filter(sign => /^\p{L}/u.test(sign))
  const last = letters.at(-1) ?? ''
  if (/^\p{Script=Han}/u.test(last)) return last
  const others = signs.filter(sign => /^[\p{N}\p{Extended_Pictographic}]/u.test(sign))
  return letters[0]?.toUpperCase() ?? others[0] ?? ''
}

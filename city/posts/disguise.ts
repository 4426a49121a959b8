import type { Random } from '#city/world/random.ts'

const circled = [...'⓪①②③④⑤⑥⑦⑧⑨']
const spoken = [...'零一二三四五六七八九']
const wide = [...'０１２３４５６７８９']
const digitForms = [circled, spoken, wide, [...'0123456789']]

/** The name of the service as people write it who want to get past a machine. */
const names = {
  wechat: ['v①信', '微❤️信', '威 信', 'V X', '薇.信', 'ｗｅｉｘｉｎ', '卫星号'],
  qq: ['扣扣', 'q q', 'Q裙', '企 鹅', 'ＱＱ', '加 qq'],
  phone: ['电 话', '拨打', '联系☎'],
} as const
type ContactKind = keyof typeof names

/** A number or name to write to, spelled so that a plain search does not find it. */
export function disguisedContact(kind: ContactKind, random: Random): string {
  const digits = Array.from({ length: kind === 'phone' ? 11 : random.whole(6, 9) }, () => random.whole(0, 9))
  if (kind === 'phone') digits.splice(0, 3, 1, 9, 9)
  return `${random.pick(names[kind])}${random.pick(['', ' ', '：', '→'])}${disguisedDigits(digits, random)}`
}

function disguisedDigits(digits: readonly number[], random: Random): string {
  const form = random.pick(digitForms)
  const between = random.pick(['', ' ', '…', '-', '丨'])
  return digits.map(digit => form[digit] ?? '').join(between)
}

/** Signs between the letters, as with 代·练. */
export function spacedOut(word: string, random: Random): string {
  return [...word].join(random.pick([' ', '·', '*', '_', '\u200b']))
}

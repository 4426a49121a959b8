/** Letters of other scripts, and small capitals, that are read as Latin ones. */
const letters = `а=a в=b с=c ԁ=d е=e ѐ=e һ=h н=h і=i ј=j к=k ӏ=l м=m п=n о=o р=p ԛ=q г=r ѕ=s т=t ц=u ѵ=v ԝ=w ѡ=w х=x у=y ү=y ь=b
  α=a β=b ϲ=c ε=e η=n ι=i κ=k μ=u ν=v ο=o π=n ρ=p σ=o τ=t υ=u χ=x ω=w γ=y ζ=z
  ᴀ=a ʙ=b ᴄ=c ᴅ=d ᴇ=e ꜰ=f ɢ=g ʜ=h ɪ=i ı=i ᴊ=j ᴋ=k ʟ=l ᴍ=m ɴ=n ᴏ=o ᴘ=p ǫ=q ʀ=r ꜱ=s ᴛ=t ᴜ=u ᴠ=v ᴡ=w ʏ=y ᴢ=z
  ɑ=a ɡ=g ɩ=i ʋ=v ɯ=w ø=o ł=l đ=d ħ=h ŧ=t`

/** Ranges of letters and digits in circles and squares that Unicode does not call the same: where they begin, and what as. */
const ranges: readonly [first: number, read: string][] = [
  [0x1f150, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f170, 'abcdefghijklmnopqrstuvwxyz'],
  // Of flags.
  [0x1f1e6, 'abcdefghijklmnopqrstuvwxyz'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
  [0x24f5, '123456789'],
  [0x24ff, '0'],
  [0x1f10b, '0'],
  [0x1f10c, '0'],
]

/** How a character is read that looks like another. */
export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...letters
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  ...ranges.flatMap(([first, read]) =>
    [...read].map((letter, place): [string, string] => [String.fromCodePoint(first + place), letter]),
  ),
])

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  l: 'i',
}
/** From zero on. */
const chineseDigits = [/〇零/, /一壹幺/, /二贰貳/, /三叁/, /四肆/, /五伍/, /六陆陸/, /七柒/, /八捌/, /九玖/]
const digitOf = new Map(
  chineseDigits.flatMap(({ source }, digit) => [...source].map((one): [string, string] => [one, String(digit)])),
)

/** Whether they are the same, or one digit in two scripts. */
export function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === other || (digitOf.get(one ?? '') ?? one) === (digitOf.get(other ?? '') ?? other)
}

/** One of the characters that may stand for each other: Chinese digits for digits, digits for letters. */
export function foldedOf(character: string): string {
  const digit = digitOf.get(character) ?? character
  return digitLetters[digit] ?? digit
}

type Around = { before: string; found: string; after: string }

const formOf = (character: string) => character.normalize('NFKC').toLowerCase()

/**
 * The first place of the words in a text, with at most `lead` characters before it; undefined where they are not. They are compared as
 * the server does: whatever their case and width.
 */
export function around(text: string, words: string, lead: number): Around | undefined {
  const characters = [...text]
  const sought = formOf(words.trim())
  if (!sought) return undefined
  let forms = ''
  // Which character each place of the compared form comes from.
  const from: number[] = []
  for (const [at, character] of characters.entries()) {
    const form = formOf(character)
    forms += form
    for (let part = 0; part < form.length; part += 1) from.push(at)
  }
  const place = forms.indexOf(sought)
  if (place < 0) return undefined
  const start = from[place] ?? 0
  const end = (from[place + sought.length - 1] ?? start) + 1
  const first = Math.max(0, start - lead)
  return {
    before: (first > 0 ? '…' : '') + characters.slice(first, start).join(''),
    found: characters.slice(start, end).join(''),
    after: characters.slice(end).join(''),
  }
}

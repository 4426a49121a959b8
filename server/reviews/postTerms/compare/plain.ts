import { type Character, gapBetween } from './characters.ts'
import { isSame } from './lookalikes.ts'
import { mostBetween, type ReadTerm, type Span } from './terms.ts'
import type { Node } from './trie.ts'

/** Terms as they are written, with characters that look alike for each other. */
export function findPlain(root: Node<ReadTerm>, characters: readonly Character[]): Span[] {
  const found: Span[] = []
  for (let start = 0; start < characters.length; start += 1) {
    let node: Node<ReadTerm> | undefined = root
    for (let place = start; place < characters.length; place += 1) {
      if (place > start && gapBetween(characters[place - 1], characters[place]) > mostBetween) break
      node = node.children.get(characters[place]?.folded ?? '')
      if (!node) break
      for (const term of node.terms) {
        const span = { term, start, end: place + 1 }
        if (isMeant(span, characters)) found.push(span)
      }
    }
  }
  return found
}

/** More of its characters are its own than stand for them; and one of letters or digits alone is a whole word. */
function isMeant({ term, start, end }: Span, characters: readonly Character[]): boolean {
  const own = term.characters.filter(({ exact }, place) => isSame(characters[start + place]?.exact, exact)).length
  if (own * 2 <= term.characters.length) return false
  if (term.characters.some(({ kind }) => kind === 'other')) return true
  return !goesOn(characters, start, start - 1) && !goesOn(characters, end - 1, end)
}

/** Whether the character directly beside is of the same kind: both are parts of one word, or one number. */
function goesOn(characters: readonly Character[], place: number, neighbour: number): boolean {
  const [one, other] = [characters[place], characters[neighbour]]
  if (one?.kind !== other?.kind) return false
  return gapBetween(place < neighbour ? one : other, place < neighbour ? other : one) === 0
}

import type { PostHit } from '#contract/reviews/post.ts'
import { type Character, gapBetween, readCharacters } from './characters.ts'
import { isSame } from './lookalikes.ts'
import { findBySound } from './sound.ts'
import { syllablesOf } from './syllables.ts'
import { mostBetween, type ReadTerm, type Span, type Term } from './terms.ts'
import { addTerm, emptyNode, type Node } from './trie.ts'

export type FoundTerm = PostHit & { termId: number }
export type Matcher = (text: string) => FoundTerm[]

/** Finds terms in a text however they are written; its time grows with the text, hardly with the number of terms. */
export function makeMatcher(terms: readonly Term[]): Matcher {
  const plain: Node<ReadTerm> = emptyNode()
  const bySound: Node<ReadTerm> = emptyNode()
  for (const term of terms) {
    const read = { ...term, characters: readCharacters(term.term) }
    if (read.characters.length === 0) continue
    addTerm(
      plain,
      read.characters.map(({ folded }) => folded),
      read,
    )
    const parts = soundsOf(read)
    if (parts) addTerm(bySound, parts, read)
  }
  return text => {
    const characters = readCharacters(text)
    const spans = [...findPlain(plain, characters), ...findBySound(bySound, characters)]
    return hitsOf(withoutOverlaps(spans), characters)
  }
}

/** Syllables, and the characters that have none. A single syllable has too many characters that sound like it. */
function soundsOf({ isBySound, characters }: ReadTerm): string[] | null {
  if (!isBySound) return null
  const spoken = syllablesOf(characters.map(({ exact }) => exact))
  if (spoken.filter(one => one !== null).length < 2) return null
  return spoken.map((syllable, place) => syllable ?? `=${characters[place]?.folded}`)
}

/** Of one term the longest at each place. */
function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  const ends = new Map<number, number>()
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (span.start < (ends.get(span.term.id) ?? 0)) continue
    ends.set(span.term.id, span.end)
    kept.push(span)
  }
  return kept
}

function hitsOf(spans: readonly Span[], characters: readonly Character[]): FoundTerm[] {
  return spans.map(({ term: { id, term, level, label }, start, end }) => ({
    termId: id,
    term,
    level,
    label,
    from: characters[start]?.from ?? 0,
    to: characters[end - 1]?.to ?? 0,
  }))
}

/** Terms as they are written, with characters that look alike for each other. */
function findPlain(root: Node<ReadTerm>, characters: readonly Character[]): Span[] {
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

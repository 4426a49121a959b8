import type { PostHit } from '#contract/reviews/post.ts'
import { type Character, readCharacters } from './characters.ts'
import { findPlain } from './plain.ts'
import { findBySound } from './sound.ts'
import { syllablesOf } from './syllables.ts'
import type { ReadTerm, Span, Term } from './terms.ts'
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

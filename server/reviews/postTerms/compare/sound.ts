import { type Character, gapBetween } from './characters.ts'
import { mayBegin, mayEnd, readingsOf } from './syllables.ts'
import { mostBetween, type ReadTerm, type Span } from './terms.ts'
import type { Node } from './trie.ts'

/** A part of a term in a text: a character of that sound, its sound in letters, its first letters, or the very character. */
type Part = { how: 'sound' | 'letters' | 'short' | 'same'; start: number; end: number }
type Found = { term: ReadTerm; parts: readonly Part[] }

/** Terms that are written as they sound, wholly or in part. */
export function findBySound(root: Node<ReadTerm>, characters: readonly Character[]): Span[] {
  if (root.children.size === 0) return []
  const found: Found[] = []
  for (let start = 0; start < characters.length; start += 1) walk(root, { characters, parts: [], place: start, found })
  return found
    .filter(one => isMeant(one, characters))
    .map(({ term, parts }) => ({ term, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }))
}

type Walk = { characters: readonly Character[]; parts: readonly Part[]; place: number; found: Found[] }

function walk(node: Node<ReadTerm>, { characters, parts, place, found }: Walk): void {
  for (const term of node.terms) found.push({ term, parts })
  if (node.children.size === 0 || place >= characters.length) return
  if (parts.length > 0 && gapBetween(characters[place - 1], characters[place]) > mostBetween) return
  const go = (part: string, how: Part['how'], end: number) => {
    const next = node.children.get(part)
    if (next) walk(next, { characters, parts: [...parts, { how, start: place, end }], place: end, found })
  }
  const { exact, folded } = characters[place] as Character
  for (const reading of readingsOf(exact)) go(reading, 'sound', place + 1)
  go(`=${folded}`, 'same', place + 1)
  for (const { part, how, end } of spellings(node, characters, place)) go(part, how, end)
}

/** Syllables of the node that are spelled from here, whole or shortened: `wei`, `vei`, `we`, `w`. */
function* spellings(node: Node<ReadTerm>, characters: readonly Character[], place: number) {
  const first = characters[place]
  if (first?.kind !== 'letter') return
  const letter = initialOf(first.folded)
  for (const part of node.children.keys()) {
    if (initialOf(part) !== letter) continue
    for (let end = place + 1; end <= place + part.length && isSpelled(characters, { part, place, end }); end += 1) {
      yield { part, how: end - place === part.length ? ('letters' as const) : ('short' as const), end }
    }
  }
}

/** `v` is read as the initial of 微; the digits of `folded` are letters. */
function initialOf(letters: string): string {
  const [letter = ''] = letters
  return letter === 'v' ? 'w' : letter === 'l' ? 'i' : letter
}

/** Whether the last of these letters follows in the syllable: the first, and some of the others in their order. */
function isSpelled(
  characters: readonly Character[],
  { part, place, end }: { part: string; place: number; end: number },
): boolean {
  let at = 0
  for (let one = place + 1; one < end; one += 1) {
    const { folded, kind } = characters[one] ?? { folded: '', kind: 'other' }
    if (kind === 'other' || gapBetween(characters[one - 1], characters[one]) > mostBetween) return false
    at = [...part].findIndex((letter, index) => index > at && (letter === 'l' ? 'i' : letter) === folded)
    if (at < 0) return false
  }
  return end <= characters.length
}

/** Shortened only beside the very characters of the term; letters only where syllables begin and end. */
function isMeant({ term, parts }: Found, characters: readonly Character[]): boolean {
  const own = parts.filter(({ start }, place) => characters[start]?.exact === term.characters[place]?.exact).length
  if (own === 0 && parts.some(({ how }) => how === 'short')) return false
  const [first, last] = [parts[0], parts.at(-1)]
  if (first && isInLetters(first) && !mayBegin(characters, first.start)) return false
  if (last?.how === 'letters' && !mayEnd(characters, last.start, last.end)) return false
  if (last?.how === 'short' && isFollowed(characters, last.end)) return false
  return parts.every(part => !isInLetters(part) || isMostlyLetters(characters, part))
}

function isInLetters({ how }: Part): boolean {
  return how === 'letters' || how === 'short'
}

function isFollowed(characters: readonly Character[], end: number): boolean {
  return characters[end]?.kind === 'letter' && gapBetween(characters[end - 1], characters[end]) === 0
}

function isMostlyLetters(characters: readonly Character[], { start, end }: Part): boolean {
  const digits = characters.slice(start, end).filter(({ kind }) => kind === 'digit').length
  return digits * 2 <= end - start
}

import { contentWords } from '#words/feedback/feedback.ts'

/** Chosen by the script, so that one serves all languages: its dictionary knows Chinese and Japanese words. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const most = { words: 40, characters: 16 }
const ideograph = /^[\p{Script=Han}]$/u
/** Japanese endings and particles, まま as well as です. */
const particle = /^\p{Script=Hiragana}{1,2}$/u
/** Numbers are no words: they could be somebody's. */
const counted = /^[\p{L}\p{M}'’]{2,}$/u

/** The different words of a text, without those that say nothing: what feedback is compared and counted by. */
export function wordsOf(text: string): string[] {
  const found = new Set<string>()
  let unknown = ''
  const keep = (word: string) => {
    if (counted.test(word) && !particle.test(word) && word.length <= most.characters && !stopWords.has(word))
      found.add(word)
  }
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    // A name that the dictionary does not know, such as 闪退, comes in single characters.
    if (ideograph.test(segment) && !stopWords.has(segment)) {
      unknown += segment
      continue
    }
    keep(unknown)
    unknown = ''
    if (isWordLike) keep(segment)
  }
  keep(unknown)
  return [...found].slice(0, most.words)
}

/** Of all languages: people mix them. */
const stopWords: ReadonlySet<string> = new Set(Object.values(contentWords.stop).join(' ').split(/\s+/))

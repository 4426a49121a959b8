import { diffWords } from 'diff'
import { useWords } from '#web/kit/words.ts'
import { announcementsWords } from '#words/announcements/announcements.ts'

/** Chinese and Japanese have no spaces between words. */
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Two texts compared word by word. What is new is underlined, what is gone is struck through. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const text = useWords(announcementsWords)
  const changes = diffWords(before, after, { intlSegmenter: words })
  if (changes.every(({ added, removed }) => !added && !removed)) {
    return <p className="text-xs text-muted">{text.sameText}</p>
  }
  return (
    <p className="rounded-md bg-ground px-3 py-2 leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {changes.map(({ value, added, removed }, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
        if (added) return <Piece key={at} as="ins" name={text.added} value={value} />
        if (removed) return <Piece key={at} as="del" name={text.removed} value={value} />
        return <span key={at}>{value}</span>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </p>
  )
}

const looks = {
  ins: 'bg-good-soft text-good-ink underline decoration-2 underline-offset-2',
  del: 'bg-bad-soft text-bad-ink line-through',
}

function Piece({ as: As, name, value }: { as: 'ins' | 'del'; name: string; value: string }) {
  return (
    <As title={name} className={`rounded-sm ${looks[As]}`}>
      {value}
    </As>
  )
}

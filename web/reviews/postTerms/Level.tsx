import type { TermLevel } from '#contract/reviews/post-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { postNameWords } from '#words/reviews/posts.ts'

const tones: Record<TermLevel, Tone> = { block: 'bad', review: 'warn', mark: 'neutral' }

export function Level({ level }: { level: TermLevel }) {
  const { levels } = useWords(postNameWords)
  return (
    <span>
      <Badge tone={tones[level]}>{levels[level]}</Badge>
    </span>
  )
}

import type { LucideIcon } from 'lucide-react'
import Circle from 'lucide-react/icons/circle'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { PostHit } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { postNameWords } from '#words/reviews/posts.ts'
import { segmentsOf } from './segments.ts'

/** Each level has a sign and a line of its own, so that it is known without its colour. */
const looks: Record<PostHit['level'], { Icon: LucideIcon; ground: string; ink: string }> = {
  block: { Icon: OctagonX, ground: 'bg-bad-soft', ink: 'text-bad-ink decoration-double' },
  review: { Icon: TriangleAlert, ground: 'bg-warn-soft', ink: 'text-warn-ink decoration-solid' },
  mark: { Icon: Circle, ground: 'bg-neutral-soft', ink: 'text-neutral-ink decoration-dotted' },
}

type HitTextProps = {
  text: string
  hits: readonly PostHit[]
  /** Without the visible label of each hit, where there is little room; it is still read out. */
  isShort?: boolean
}

/** A text with the terms of the word lists marked in it. */
export function HitText({ text, hits, isShort = false }: HitTextProps) {
  return segmentsOf(text, hits).map(segment =>
    segment.hit ? (
      <HitMark key={segment.from} hit={segment.hit} isShort={isShort}>
        {segment.text}
      </HitMark>
    ) : (
      segment.text
    ),
  )
}

function HitMark({ hit, isShort, children }: { hit: PostHit; isShort: boolean; children: string }) {
  const { levels, faults, hit: spoken } = useWords(postNameWords)
  const { Icon, ground, ink } = looks[hit.level]
  // Where an ellipsis ends a short text, the browser hides the letters of a hit and would still paint its ground.
  const look = isShort ? 'bg-transparent font-semibold' : `rounded-sm px-0.5 ${ground}`
  return (
    <mark
      title={`${levels[hit.level]} · ${faults[hit.label]} · ${hit.term}`}
      className={`underline underline-offset-3 ${look} ${ink}`}
    >
      <Icon size={12} aria-hidden className="mr-0.5 inline-block align-[-1px]" />
      {children}
      {!isShort && (
        <span aria-hidden className="ml-1 inline-block text-xs no-underline">
          {`${levels[hit.level]} · ${faults[hit.label]}`}
        </span>
      )}
      <span className="sr-only">{spoken(levels[hit.level], faults[hit.label])}</span>
    </mark>
  )
}

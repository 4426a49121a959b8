import { Circle, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import type { PostHit } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { postNameWords } from '#words/reviews/posts.ts'
import { segmentsOf } from './segments.ts'

/** Each level has a sign and a line of its own, so that it is known without its colour. */
const looks: Record<PostHit['level'], { Icon: LucideIcon; mark: string }> = {
  block: { Icon: OctagonX, mark: 'bg-bad-soft text-bad-ink decoration-double' },
  review: { Icon: TriangleAlert, mark: 'bg-warn-soft text-warn-ink decoration-solid' },
  mark: { Icon: Circle, mark: 'bg-neutral-soft text-neutral-ink decoration-dotted' },
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
  const { Icon, mark } = looks[hit.level]
  return (
    <mark
      title={`${levels[hit.level]} · ${faults[hit.label]} · ${hit.term}`}
      className={`rounded-sm px-0.5 underline underline-offset-3 ${mark}`}
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

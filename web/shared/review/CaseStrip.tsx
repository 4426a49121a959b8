import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import ListEnd from 'lucide-react/icons/list-end'
import TimerOff from 'lucide-react/icons/timer-off'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { type Tone, toneClass } from '#web/ui/show/tone.ts'
import { reviewWords } from '#words/reviews/review.ts'
import type { Mark } from './caseBatch.ts'
import type { Reviewed, ReviewSubject } from './subject.ts'
import type { ClaimedBatch } from './useCaseBatch.ts'

const marks: Record<Mark['is'], { Icon: LucideIcon; tone: Tone }> = {
  approve: { Icon: Check, tone: 'good' },
  reject: { Icon: X, tone: 'bad' },
  return: { Icon: CornerUpLeft, tone: 'warn' },
  putBack: { Icon: ListEnd, tone: 'neutral' },
  taken: { Icon: UserRound, tone: 'warn' },
  lapsed: { Icon: TimerOff, tone: 'neutral' },
  gone: { Icon: TimerOff, tone: 'neutral' },
}

type CaseStripProps<Row extends Reviewed, Code extends string> = {
  subject: ReviewSubject<Row, Code>
  own: ClaimedBatch<Row>
}

/** The cases of the batch, each with what became of it; a press shows one that is still to be judged. */
export function CaseStrip<Row extends Reviewed, Code extends string>({ subject, own }: CaseStripProps<Row, Code>) {
  const text = useWords(reviewWords)
  const { ids, current } = own.batch
  return (
    <nav aria-label={text.batch}>
      <ol className="-mx-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]">
        {ids.map((id, at) => (
          <li key={id} className="shrink-0">
            <StripCase
              id={id}
              place={at + 1}
              isCurrent={id === current}
              mark={own.batch.marks[id]}
              subject={subject}
              onShow={() => own.show(id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StripCaseProps<Row extends Reviewed, Code extends string> = {
  id: number
  place: number
  isCurrent: boolean
  mark: Mark | undefined
  subject: ReviewSubject<Row, Code>
  onShow: () => void
}

function StripCase<Row extends Reviewed, Code extends string>(props: StripCaseProps<Row, Code>) {
  const { id, place, isCurrent, mark, subject, onShow } = props
  const text = useWords(reviewWords)
  // Only what was read already: the strip asks for nothing.
  const { data } = useRead(subject.operations.get, { id }, { enabled: false })
  const Icon = mark && marks[mark.is].Icon
  const look = isCurrent
    ? 'border-accent-ink bg-accent-soft text-accent-ink font-medium'
    : `border-transparent ${toneClass[mark ? marks[mark.is].tone : 'neutral']}`
  return (
    <button
      type="button"
      disabled={mark !== undefined}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onShow}
      className={`inline-flex h-control min-w-control items-center justify-center gap-1 rounded-md border px-2 text-xs whitespace-nowrap ${look}`}
    >
      {Icon && <Icon size={13} aria-hidden />}
      {place}
      {data && <span className={isCurrent ? '' : 'max-desktop:sr-only'}>{subject.labelOf(data)}</span>}
      {mark && <span className={mark.is === 'taken' ? '' : 'sr-only'}>{nameOf(mark)}</span>}
    </button>
  )

  function nameOf(of: Mark): string {
    return of.is === 'taken' ? of.by : text.marks[of.is]
  }
}

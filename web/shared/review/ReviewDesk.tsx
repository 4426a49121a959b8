import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import type { CaseBatch } from './caseBatch.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { DeskHead } from './DeskHead.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import type { Reviewed, ReviewSubject } from './subject.ts'
import { UndoBar } from './UndoBar.tsx'
import type { ClaimedBatch } from './useCaseBatch.ts'
import { useDesk } from './useDesk.ts'

const DoubtDialog = lazily(async () => (await import('./DoubtDialog.tsx')).DoubtDialog)
const ReviewKeys = lazily(async () => (await import('./keys/ReviewKeys.tsx')).ReviewKeys)

type ReviewDeskProps<Row extends Reviewed, Code extends string> = {
  title: string
  subject: ReviewSubject<Row, Code>
  /** The case to begin with. */
  first?: number | undefined
  /** Whether something else has the keys, such as an open drawer. */
  isPaused?: boolean
  /** Back to the list. */
  onClose: () => void
  /** Draws the case in the middle. */
  children: (row: Row) => ReactNode
}

/** Cases are claimed in batches and judged one after the other, by keys or buttons. */
export function ReviewDesk<Row extends Reviewed, Code extends string>(props: ReviewDeskProps<Row, Code>) {
  const { title, subject, first, isPaused = false, onClose, children } = props
  const text = useWords(reviewWords)
  const [hasKeys, setKeys] = useState(false)
  const desk = useDesk(subject, { first, isPaused: isPaused || hasKeys, onKeys: () => setKeys(true) })
  const { own, decisions } = desk
  const { row } = own
  return (
    <section
      aria-label={title}
      className="flex flex-col overflow-hidden border-line bg-surface max-desktop:h-full desktop:m-4 desktop:h-[calc(100dvh-116px)] desktop:rounded-lg desktop:border"
    >
      <DeskHead title={title} subject={subject} desk={desk} onKeys={() => setKeys(true)} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {row ? (
          <article
            key={row.id}
            aria-labelledby="current-case"
            className="grid grid-cols-[minmax(0,1fr)] desktop:h-full desktop:grid-rows-[auto_minmax(0,1fr)]"
          >
            <CaseHead row={row} batch={own.batch} />
            {children(row)}
          </article>
        ) : (
          <NoCase desk={own} />
        )}
      </div>
      {decisions.last && (
        <UndoBar
          key={`${decisions.last.id} ${decisions.last.version}`}
          decision={decisions.last}
          name={decisions.last.no}
          said={text.decided[decisions.last.verdict](decisions.last.no)}
          busy={decisions.isDeciding}
          onUndo={() => void decisions.undo()}
          onOver={decisions.forget}
        />
      )}
      {row && desk.areReasonsOpen && <ReasonForm key={row.id} busy={decisions.isDeciding} {...desk.reasonForm} />}
      {row && !desk.areReasonsOpen && <DecisionBar desk={desk} row={row} subject={subject} />}
      <Suspense>{desk.doubtForm && <DoubtDialog {...desk.doubtForm} />}</Suspense>
      <Suspense>{hasKeys && <ReviewKeys subject={subject} onClose={() => setKeys(false)} />}</Suspense>
    </section>
  )
}

function NoCase<Row extends Reviewed>({ desk }: { desk: ClaimedBatch<Row> }) {
  const text = useWords(reviewWords)
  if (desk.error && desk.batch.current !== undefined) return <Failed error={desk.error} onAgain={desk.again} />
  if (!desk.isClaimed || desk.batch.current !== undefined) {
    return (
      <div className="p-5" aria-busy>
        <Skeletons widths={[30, 90, 70, 80]} />
      </div>
    )
  }
  if (desk.batch.ids.length === 0) return <Empty>{text.queueEmpty}</Empty>
  const isOver = Object.values(desk.batch.marks).some(({ is }) => is === 'lapsed')
  return <Empty>{isOver ? text.batchOver : text.batchDone}</Empty>
}

/** The number of the case and its place in the batch. Gets the focus when the case appears, so that it is read out. */
function CaseHead({ row, batch }: { row: Reviewed; batch: CaseBatch }) {
  const text = useWords(reviewWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const one = row.case
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <h2 id="current-case" ref={heading} tabIndex={-1} className="text-base font-medium outline-none">
        {text.caseOf(row.no, batch.ids.indexOf(row.id) + 1, batch.ids.length)}
      </h2>
      {one && one.purpose !== 'first' && <Badge tone="accent">{text.purposes[one.purpose]}</Badge>}
      {one && <Clock since={one.queuedAt} due={one.dueAt} />}
    </header>
  )
}

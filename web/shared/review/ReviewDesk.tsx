import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import { CaseHead } from './CaseHead.tsx'
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

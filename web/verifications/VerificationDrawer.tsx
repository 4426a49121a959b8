import { useEffect, useState } from 'react'
import type { VerificationDetail, VerificationRow } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { RecordLog } from '#web/shared/review/RecordLog.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { RowActionButtons, type RowActions } from './columns.tsx'
import { Hints, History } from './Hints.tsx'
import { forgetPapers, useOpenedPaper } from './images/openedPapers.ts'
import { PaperImages } from './images/PaperImages.tsx'
import { PaperFacts } from './PaperCase.tsx'
import { PaperLines } from './PaperLines.tsx'
import { VerificationState } from './VerificationBadges.tsx'

const parts = ['facts', 'log'] as const

type VerificationDrawerProps = Partial<RowActions> & {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: VerificationRow | undefined
  /** Without it, the drawer stands beside a case of the desk. */
  onStep?: (step: -1 | 1) => void
  onClose: () => void
}

/** The drawer of a paper: everything, to be read. */
export function VerificationDrawer({ id, row, onStep, onClose, ...actions }: VerificationDrawerProps) {
  const text = useWords(verificationsWords)
  const [part, setPart] = useState<(typeof parts)[number]>('facts')
  const { data, error, refetch } = useRead(verifications.get, { id })
  const paper = data ?? row
  return (
    <RecordDrawer
      kind={`${text.title} ${paper?.no ?? ''}`}
      title={paper && <Title paper={paper} />}
      head={paper && <Head paper={paper} {...actions} />}
      tabs={
        <Tabs
          label={text.title}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="verification-part"
        />
      }
      panel="verification-part"
      error={data ? null : error}
      {...(onStep && { onStep })}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data &&
        (part === 'log' ? (
          <RecordLog entries={data.log} names={text.events} />
        ) : (
          <Facts paper={data} isAlone={!!onStep} />
        ))}
    </RecordDrawer>
  )
}

function Title({ paper }: { paper: VerificationRow }) {
  return (
    <>
      <span className="truncate">{paper.no}</span>
      <Copy value={paper.no} />
    </>
  )
}

function Head({ paper, onJudge, onRevoke }: { paper: VerificationRow } & Partial<RowActions>) {
  const papers = useWords(paperWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{papers.kinds[paper.kind]}</span>
        <VerificationState state={paper.state} />
        <span className="ml-auto text-muted">
          <HolderBadge row={paper} />
        </span>
      </div>
      {onJudge && onRevoke && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <RowActionButtons row={paper} onJudge={onJudge} onRevoke={onRevoke} place="bar" />
        </div>
      )}
    </>
  )
}

function Facts({ paper, isAlone }: { paper: VerificationDetail; isAlone: boolean }) {
  const opening = useOpenedPaper(paper.id)
  const { id } = paper
  // Images that were opened here are forgotten with the drawer.
  useEffect(() => () => forgetPapers([id]), [id])
  const addressOf = (other: number) => `/user/renzheng?${isAlone ? '' : 'desk=true&'}open=${other}`
  return (
    <div className="grid gap-5">
      <PaperFacts paper={paper} />
      <PaperImages paper={paper} />
      <Hints paper={paper} addressOf={addressOf} />
      <PaperLines paper={paper} number={opening?.is === 'open' ? opening.number : undefined} />
      <History paper={paper} addressOf={addressOf} />
    </div>
  )
}

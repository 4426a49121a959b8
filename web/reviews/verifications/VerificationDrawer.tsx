import { useEffect } from 'react'
import type { VerificationDetail, VerificationRow } from '#contract/reviews/verification.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { forgetPapers, useOpenedPaper } from '#web/shared/paper/openedPapers.ts'
import { PaperImages } from '#web/shared/paper/PaperImages.tsx'
import { CaseDrawer } from '#web/shared/review/CaseDrawer.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { RowActionButtons, type RowActions } from './columns.tsx'
import { Hints, History } from './Hints.tsx'
import { PaperFacts } from './PaperCase.tsx'
import { PaperLines } from './PaperLines.tsx'
import { VerificationState } from './VerificationBadges.tsx'

type VerificationDrawerProps = Partial<RowActions> & {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: VerificationRow | undefined
  /** Without it, the drawer stands beside a case of the desk. */
  onStep?: (step: -1 | 1) => void
  onClose: () => void
}

/** The drawer of a paper: everything, to be read. */
export function VerificationDrawer({ id, row, onStep, onClose, onJudge, onRevoke }: VerificationDrawerProps) {
  const text = useWords(verificationsWords)
  const { kinds } = useWords(paperWords)
  const { data, error, refetch } = useRead(api.verifications.get, { id })
  const paper = data ?? row
  return (
    <CaseDrawer
      name={text.title}
      partNames={text.parts}
      row={paper}
      log={data?.log}
      events={text.events}
      error={error}
      state={
        paper && (
          <>
            <span className="font-medium">{kinds[paper.kind]}</span>
            <VerificationState state={paper.state} />
          </>
        )
      }
      buttons={
        paper &&
        onJudge &&
        onRevoke && <RowActionButtons row={paper} onJudge={onJudge} onRevoke={onRevoke} place="bar" />
      }
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {data && <Facts paper={data} isAlone={!!onStep} />}
    </CaseDrawer>
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
      <PaperLines paper={paper} opened={opening?.is === 'open' ? opening : undefined} />
      <History paper={paper} addressOf={addressOf} />
    </div>
  )
}

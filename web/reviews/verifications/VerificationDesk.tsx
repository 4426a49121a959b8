import {
  blockingChecks,
  isNumberMisread,
  type PaperFault,
  paperFaults,
  type VerificationDetail,
} from '#contract/reviews/verification.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { keepPapers, openPaper } from '#web/shared/paper/openedPapers.ts'
import { ReviewDesk } from '#web/shared/review/ReviewDesk.tsx'
import type { ReviewSubject } from '#web/shared/review/subject.ts'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { PaperCase } from './PaperCase.tsx'

const VerificationDrawer = lazily(async () => (await import('./VerificationDrawer.tsx')).VerificationDrawer)

type VerificationDeskProps = {
  first: number | undefined
  /** Another paper that is shown beside the case; 0 for none. */
  open: number
  onOpen: (id: number) => void
  onClose: () => void
}

/** The desk on which papers are judged. */
export function VerificationDesk({ first, open, onOpen, onClose }: VerificationDeskProps) {
  const text = useWords(verificationsWords)
  const subject = useSubject()
  return (
    <>
      <ReviewDesk title={text.title} subject={subject} first={first} isPaused={open > 0} onClose={onClose}>
        {paper => <PaperCase paper={paper} />}
      </ReviewDesk>
      {open > 0 && <VerificationDrawer key={open} id={open} row={undefined} onClose={() => onOpen(0)} />}
    </>
  )
}

const mostFaults = 4

function useSubject(): ReviewSubject<VerificationDetail, PaperFault> {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  return {
    operations: {
      claim: api.verifications.claim,
      release: api.verifications.release,
      get: api.verifications.get,
      approve: api.verifications.approve,
      reject: api.verifications.reject,
      undo: api.verifications.undo,
    },
    codes: paperFaults,
    codeNames: papers.faults,
    mostCodes: mostFaults,
    labelOf: ({ paperName, person }) => paperName || person.name,
    blockedBy({ hints }) {
      const blocking = blockingChecks.filter(check => hints.includes(check))
      return blocking.length > 0 ? text.blockedBy(blocking.map(check => papers.checks[check]).join(' · ')) : undefined
    },
    doubtOf: ({ details }) => (details.some(isNumberMisread) ? text.numberDoubted : undefined),
    doubtReasons: text.numberReasons,
    prepare({ id, allowed, areImagesDeleted, case: leased }) {
      if (allowed.includes('open') && !areImagesDeleted) void openPaper(id, leased?.leasedUntil ?? 0)
    },
    keepOnly: keepPapers,
  }
}

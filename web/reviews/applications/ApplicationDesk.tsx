import { type ApplicationDetail, type ApplicationFault, applicationFaults } from '#contract/reviews/application.ts'
import { supplementItems } from '#contract/reviews/application-terms.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { keepPapers } from '#web/shared/paper/openedPapers.ts'
import { ReviewDesk } from '#web/shared/review/ReviewDesk.tsx'
import type { ReviewSubject } from '#web/shared/review/subject.ts'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { ApplicationCase } from './ApplicationCase.tsx'
import { blocksOf } from './blocks.ts'
import { mostFaults, mostItems } from './limits.ts'

const ApplicationDrawer = lazily(async () => (await import('./ApplicationDrawer.tsx')).ApplicationDrawer)

type ApplicationDeskProps = {
  first: number | undefined
  /** Another application that is shown beside the case; 0 for none. */
  open: number
  onOpen: (id: number) => void
  onClose: () => void
}

/** The desk on which applications are judged. */
export function ApplicationDesk({ first, open, onOpen, onClose }: ApplicationDeskProps) {
  const text = useWords(applicationsWords)
  const subject = useSubject()
  return (
    <>
      <ReviewDesk title={text.title} subject={subject} first={first} isPaused={open > 0} onClose={onClose}>
        {application => <ApplicationCase application={application} />}
      </ReviewDesk>
      {open > 0 && <ApplicationDrawer key={open} id={open} row={undefined} onClose={() => onOpen(0)} />}
    </>
  )
}

function useSubject(): ReviewSubject<ApplicationDetail, ApplicationFault> {
  const { faults, items } = useWords(applicationWords)
  const whyBlocked = useWhyBlocked()
  return {
    operations: {
      claim: api.applications.claim,
      release: api.applications.release,
      get: api.applications.get,
      approve: api.applications.approve,
      reject: api.applications.reject,
      undo: api.applications.undo,
    },
    codes: applicationFaults,
    codeNames: faults,
    mostCodes: mostFaults,
    returning: { operation: api.applications.return, codes: supplementItems, names: items, most: mostItems },
    labelOf: ({ name }) => name,
    blockedBy: whyBlocked,
    // Images of the papers of this batch stay until it is left.
    keepOnly(ids) {
      if (ids.length === 0) keepPapers([])
    },
  }
}

/** Why an application cannot be approved, in a sentence. */
function useWhyBlocked(): (application: ApplicationDetail) => string | undefined {
  const text = useWords(applicationsWords)
  const names = useWords(applicationWords)
  return application => {
    const { papers, checks, risks } = blocksOf(application)
    const parts = [
      ...risks.map(risk => names.risks[risk]),
      ...(papers.length > 0 ? [text.papersMissing(papers.map(paper => names.papers[paper]).join(', '))] : []),
      ...(checks.length > 0 ? [text.checksMissing(checks.map(check => names.checks[check]).join(', '))] : []),
    ]
    return parts.length > 0 ? text.blockedBy(parts.join(' · ')) : undefined
  }
}

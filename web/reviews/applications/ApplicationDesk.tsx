import { type ApplicationDetail, type ApplicationFault, applicationFaults } from '#contract/reviews/application.ts'
import { supplementItems } from '#contract/reviews/application-terms.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { keepPapers } from '#web/shared/paper/openedPapers.ts'
import { ReviewDesk } from '#web/shared/review/ReviewDesk.tsx'
import type { ReviewSubject } from '#web/shared/review/subject.ts'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { ApplicantFacts } from './about/ApplicantFacts.tsx'
import { Checklist } from './about/Checklist.tsx'
import { ContentFacts } from './about/ContentFacts.tsx'
import { Papers } from './about/Papers.tsx'
import { Related } from './about/Related.tsx'
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

/** An application in the middle of the desk: what is said beside what must be there. */
function ApplicationCase({ application }: { application: ApplicationDetail }) {
  const text = useWords(applicationsWords)
  const column = 'grid min-w-0 content-start gap-5 desktop:min-h-0 desktop:overflow-y-auto desktop:p-4'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-desktop:p-4 desktop:min-h-0 desktop:grid-cols-2 desktop:gap-0">
      <div className={`${column} max-desktop:contents`}>
        <ApplicantFacts application={application} />
        <ContentFacts application={application} />
        <section className="grid gap-2 max-desktop:order-last">
          <h3 className="text-xs font-medium text-muted">{text.parts.log}</h3>
          <RecordLog entries={application.log} names={text.events} />
        </section>
      </div>
      <div className={`${column} max-desktop:contents desktop:border-l desktop:border-line`}>
        <Papers application={application} isOnDesk />
        <Related application={application} isOnDesk />
        <Checklist application={application} />
      </div>
    </div>
  )
}

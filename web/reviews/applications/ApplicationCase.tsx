import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { applicationsWords } from '#words/reviews/applications.ts'
import { ApplicantFacts } from './about/ApplicantFacts.tsx'
import { Checklist } from './about/Checklist.tsx'
import { ContentFacts } from './about/ContentFacts.tsx'
import { Papers } from './about/Papers.tsx'
import { Related } from './about/Related.tsx'

/** An application in the middle of the desk: what is said beside what must be there. */
export function ApplicationCase({ application }: { application: ApplicationDetail }) {
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

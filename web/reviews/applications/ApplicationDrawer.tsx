import type { ApplicationDetail, ApplicationRow } from '#contract/reviews/application.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CaseDrawer } from '#web/shared/review/CaseDrawer.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { ApplicationState, Completeness } from './ApplicationBadges.tsx'
import { ApplicantFacts } from './about/ApplicantFacts.tsx'
import { Checklist } from './about/Checklist.tsx'
import { ContentFacts } from './about/ContentFacts.tsx'
import { PaidDeposit } from './about/PaidDeposit.tsx'
import { Papers } from './about/Papers.tsx'
import { Related } from './about/Related.tsx'
import { type ChooseAction, RowActionButtons } from './columns.tsx'

type ApplicationDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: ApplicationRow | undefined
  /** Without these, the drawer stands beside a case of the desk. */
  onStep?: (step: -1 | 1) => void
  onAction?: ChooseAction
  onClose: () => void
}

/** The drawer of an application. */
export function ApplicationDrawer({ id, row, onStep, onAction, onClose }: ApplicationDrawerProps) {
  const text = useWords(applicationsWords)
  const { kinds } = useWords(applicationWords)
  const { data, error, refetch } = useRead(api.applications.get, { id })
  const application = data ?? row
  return (
    <CaseDrawer
      name={text.title}
      partNames={text.parts}
      row={application}
      log={data?.log}
      events={text.events}
      error={error}
      state={
        application && (
          <>
            <span className="font-medium">{kinds[application.kind]}</span>
            <ApplicationState state={application.state} />
            <Completeness row={application} isLine />
          </>
        )
      }
      buttons={application && onAction && <RowActionButtons row={application} onAction={onAction} place="bar" />}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {data && <Parts application={data} isOnDesk={!onStep} />}
    </CaseDrawer>
  )
}

function Parts({ application, isOnDesk }: { application: ApplicationDetail; isOnDesk: boolean }) {
  const maySeeDeposit = useMay('deposits.view')
  return (
    <div className="grid gap-5">
      <ApplicantFacts application={application} />
      <ContentFacts application={application} />
      <Papers application={application} isOnDesk={false} />
      <Related application={application} isOnDesk={isOnDesk} />
      <Checklist application={application} />
      {maySeeDeposit && application.depositPaidFen > 0 && <PaidDeposit personId={application.personId} />}
    </div>
  )
}

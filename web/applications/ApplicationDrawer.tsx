import { useState } from 'react'
import type { ApplicationDetail, ApplicationRow } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { RecordLog } from '#web/shared/review/RecordLog.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { ApplicationState, Completeness } from './ApplicationBadges.tsx'
import { ApplicantFacts } from './about/ApplicantFacts.tsx'
import { Checklist } from './about/Checklist.tsx'
import { ContentFacts } from './about/ContentFacts.tsx'
import { Related } from './about/Related.tsx'
import { type ChooseAction, RowActionButtons } from './columns.tsx'

const parts = ['facts', 'log'] as const

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
  const [part, setPart] = useState<(typeof parts)[number]>('facts')
  const { data, error, refetch } = useRead(applications.get, { id })
  const application = data ?? row
  return (
    <RecordDrawer
      kind={`${text.title} ${application?.no ?? ''}`}
      title={application && <Title no={application.no} />}
      head={application && <Head application={application} {...(onAction && { onAction })} />}
      tabs={
        <Tabs
          label={text.title}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="application-part"
        />
      }
      panel="application-part"
      error={data ? null : error}
      {...(onStep && { onStep })}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data && part === 'log' && <RecordLog entries={data.log} names={text.events} />}
      {data && part === 'facts' && <Parts application={data} isOnDesk={!onStep} />}
    </RecordDrawer>
  )
}

function Title({ no }: { no: string }) {
  return (
    <>
      <span className="truncate">{no}</span>
      <Copy value={no} />
    </>
  )
}

function Head({ application, onAction }: { application: ApplicationRow; onAction?: ChooseAction }) {
  const { kinds } = useWords(applicationWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{kinds[application.kind]}</span>
        <ApplicationState state={application.state} />
        <Completeness percent={application.completeness} />
        <span className="ml-auto text-muted">
          <HolderBadge row={application} />
        </span>
      </div>
      {onAction && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <RowActionButtons row={application} onAction={onAction} place="bar" />
        </div>
      )}
    </>
  )
}

function Parts({ application, isOnDesk }: { application: ApplicationDetail; isOnDesk: boolean }) {
  return (
    <div className="grid gap-5">
      <ApplicantFacts application={application} />
      <ContentFacts application={application} />
      <Related application={application} isOnDesk={isOnDesk} />
      <Checklist application={application} />
    </div>
  )
}

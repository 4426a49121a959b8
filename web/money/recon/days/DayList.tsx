import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { taxesWords } from '#words/money/deposits.ts'
import { reconWords } from '#words/money/recon.ts'
import { passing, Question } from '../question.ts'
import type { ReconHeading } from '../ReconPage.tsx'
import { type Awaited, AwaitingBar } from './AwaitingBar.tsx'
import { useColumns } from './columns.tsx'
import { cardHeight, DayCard } from './DayCard.tsx'
import { DayFilters } from './DayFilters.tsx'
import { type Standing, StopBar } from './StopBar.tsx'

const DayDrawer = lazily(async () => (await import('./DayDrawer.tsx')).DayDrawer)
const UploadDialog = lazily(async () => (await import('../upload/UploadDialog.tsx')).UploadDialog)
const TaxDialog = lazily(async () => (await import('../TaxDialog.tsx')).TaxDialog)

type DayListProps = { heading: ReconHeading; standing: Standing | undefined }

/** Days of channels with the sums of both sides, the newest first. */
export function DayList({ heading, standing }: DayListProps) {
  const text = useWords(reconWords)
  const [dialog, setDialog] = useState<'upload' | 'taxes' | Awaited>()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'recon',
    address: Question,
    operation: () => api.recon.list,
    input: ({ channel, state, from, to }) => ({ channel, state: state || undefined, from, to }),
    exported: api.recon.export,
  })
  const { channel, state, from, to } = question
  const isNarrowed = [channel, state, from, to].some(Boolean)
  return (
    <TableScreen
      {...screen}
      {...heading}
      above={<Above standing={standing} onUpload={setDialog} />}
      search={undefined}
      passing={passing}
      filters={<DayFilters question={question} onFilter={setQuestion} channels={standing?.channels ?? []} />}
      actions={<DayActions standing={standing} onChoose={setDialog} />}
      columns={useColumns()}
      card={{ height: cardHeight, draw: row => <DayCard row={row} /> }}
      empty={isNarrowed ? text.nothingHere : text.empty}
    >
      {opened.row && (
        <DayDrawer
          key={opened.row.id}
          day={opened.row}
          part={question.part}
          onPart={part => setQuestion({ part }, { replace: true })}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
      {dialog !== undefined && dialog !== 'taxes' && (
        <UploadDialog
          channels={standing?.channels ?? []}
          awaited={dialog === 'upload' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'taxes' && <TaxDialog onClose={() => setDialog(undefined)} />}
    </TableScreen>
  )
}

type AboveProps = { standing: Standing | undefined; onUpload: (day: Awaited) => void }

/** What stops payouts, and which bills are missing. */
function Above({ standing, onUpload }: AboveProps) {
  if (!standing) return null
  const { stoppedBy, awaiting, canUpload } = standing
  return (
    <>
      {stoppedBy.length > 0 && <StopBar days={stoppedBy} />}
      {awaiting.length > 0 && <AwaitingBar days={awaiting} onUpload={canUpload ? onUpload : undefined} />}
    </>
  )
}

type DayActionsProps = { standing: Standing | undefined; onChoose: (dialog: 'upload' | 'taxes') => void }

function DayActions({ standing, onChoose }: DayActionsProps) {
  const { upload } = useWords(reconWords)
  const { title } = useWords(taxesWords)
  const maySeeTaxes = useMay('taxes.export')
  return (
    <>
      {maySeeTaxes && (
        <Button icon={FileText} onClick={() => onChoose('taxes')}>
          {title}
        </Button>
      )}
      {standing?.canUpload && (
        <Button look="primary" icon={Upload} onClick={() => onChoose('upload')}>
          {upload}
        </Button>
      )}
    </>
  )
}

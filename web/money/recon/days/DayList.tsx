import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { type ReconDay, reconDayMachine } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { taxesWords } from '#words/money/deposits.ts'
import { reconWords } from '#words/money/recon.ts'
import { passing, Question } from '../question.ts'
import type { ReconHeading } from '../ReconPage.tsx'
import { type Awaited, AwaitingBar } from './AwaitingBar.tsx'
import { useColumns } from './columns.tsx'
import { DayBadge } from './DayBadge.tsx'
import { type Standing, StopBar } from './StopBar.tsx'
import { useCoveredTimes } from './useCoveredTimes.ts'

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

const cardHeight = 112

/** The day on a phone. */
function DayCard({ row }: { row: ReconDay }) {
  const { columns } = useWords(reconWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="font-medium">{row.day}</span>
        <span className="truncate text-muted">{row.channel.name}</span>
        <span className="ml-auto">
          <DayBadge row={row} />
        </span>
      </p>
      <p className="flex gap-4">
        <span>
          {columns.ours} <Money fen={row.ours.inFen} />
        </span>
        <span>
          {columns.theirs} <Money fen={row.theirs.inFen} />
        </span>
      </p>
      <p className="flex gap-4">
        <span>
          {columns.difference} <Balance fen={row.differenceFen} />
        </span>
        {row.open > 0 && (
          <span className="text-bad-ink">
            {columns.open} {row.open}
          </span>
        )}
      </p>
      <p className="truncate text-xs text-muted">{useCoveredTimes(row)}</p>
    </article>
  )
}

type DayFiltersProps = {
  question: Question
  onFilter: (patch: Partial<Question>) => void
  channels: Standing['channels']
}

function DayFilters({ question, onFilter, channels }: DayFiltersProps) {
  const { columns, filters, states } = useWords(reconWords)
  return (
    <>
      <FilterSelect
        label={columns.channel}
        options={[
          { value: '', label: filters.channel },
          ...channels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={question.channel}
        onChoose={channel => onFilter({ channel, open: 0 })}
      />
      <FilterSelect
        label={columns.state}
        options={(['', ...reconDayMachine.states] as const).map(value => ({
          value,
          label: value ? states[value] : filters.state,
        }))}
        value={question.state}
        onChoose={state => onFilter({ state, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={columns.day}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}

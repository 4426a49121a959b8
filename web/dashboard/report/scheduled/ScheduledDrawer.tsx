import FileText from 'lucide-react/icons/file-text'
import Power from 'lucide-react/icons/power'
import Send from 'lucide-react/icons/send'
import type { ReportRow } from '#contract/dashboard/reports.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { Link } from '#web/kit/route.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { languageName, useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import { recordWords } from '#words/desk/shell.ts'
import { State } from './columns.tsx'
import { inputOf, useTermNames, valuesOf } from './terms.ts'

type ScheduledDrawerProps = {
  row: ReportRow
  onEdit: (row: ReportRow) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function ScheduledDrawer({ row, onEdit, onStep, onClose }: ScheduledDrawerProps) {
  const text = useWords(scheduledReportWords)
  return (
    <RecordDrawer
      kind={`${text.one} ${row.name}`}
      title={
        <>
          <span className="truncate">{row.name}</span>
          <State isOn={row.isOn} />
        </>
      }
      head={
        <div className="flex flex-wrap gap-2">
          <RowMoves row={row} />
          <RecordButtons
            row={row}
            onEdit={onEdit}
            remove={api.reports.remove}
            sureToRemove={text.sureToRemove(row.name)}
            onRemoved={onClose}
          />
        </div>
      }
      panel="scheduled-report"
      onStep={onStep}
      onClose={onClose}
    >
      <ReportFacts row={row} />
    </RecordDrawer>
  )
}

function ReportFacts({ row }: { row: ReportRow }) {
  const text = useWords(scheduledReportWords)
  const { when, about } = useTermNames()
  return (
    <Facts>
      <Fact name={text.when}>{when(row)}</Fact>
      <Fact name={text.about}>{about(row)}</Fact>
      <Fact name={text.language}>{languageName(row.language)}</Fact>
      <Fact name={text.recipients}>
        <ul>
          {row.recipients.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </Fact>
      <Fact name={text.next}>{row.nextAt === null ? '–' : <Time at={row.nextAt} />}</Fact>
      <Fact name={text.last}>
        {row.lastAt === null ? text.never : <Time at={row.lastAt} />}
        {row.lastLink && (
          <Link to={row.lastLink} className="mt-1 flex items-center gap-1 text-accent-ink hover:underline">
            <FileText size={14} aria-hidden />
            {text.openLast}
          </Link>
        )}
      </Fact>
      {row.sentTo.length > 0 && <Fact name={text.sentTo}>{row.sentTo.map(({ name }) => name).join(', ')}</Fact>}
      {row.skipped.length > 0 && (
        <Fact name={text.skipped}>
          <ul>
            {row.skipped.map(({ id, name, why }) => (
              <li key={id}>
                {name} <span className="text-muted">{text.whySkipped[why]}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={text.createdBy}>{row.createdBy}</Fact>
    </Facts>
  )
}

/** Sends it now; stops it or lets it go on. */
function RowMoves({ row }: { row: ReportRow }) {
  const text = useWords(scheduledReportWords)
  const { done } = useWords(recordWords)
  const sending = useCommand(api.reports.send)
  const switching = useCommand(api.reports.update)
  const { id, version, name, recipients, isOn, allowed } = row

  async function confirmAndSend(): Promise<void> {
    const people = recipients.map(person => person.name).join(', ')
    if (!(await confirm({ text: text.sureToSend(name, people) }))) return
    const sent = await sending.run({ id, version })
    if (!sent) return
    const left = sent.skipped.map(person => person.name).join(', ')
    toast.success(left ? `${text.sent} ${text.skipped}: ${left}` : text.sent)
  }
  async function turn(): Promise<void> {
    const terms = inputOf({ ...valuesOf(row), isOn: !isOn })
    if (await switching.run({ ...terms, id, version })) toast.success(done)
  }

  return (
    <>
      {allowed.includes('send') && (
        <Button icon={Send} busy={sending.pending} onClick={() => void confirmAndSend()}>
          {text.send}
        </Button>
      )}
      {allowed.includes('update') && (
        <Button icon={Power} busy={switching.pending} onClick={() => void turn()}>
          {isOn ? text.switchOff : text.switchOn}
        </Button>
      )}
    </>
  )
}

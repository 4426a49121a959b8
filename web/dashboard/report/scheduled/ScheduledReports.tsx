import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import { z } from 'zod'
import type { ReportRow } from '#contract/dashboard/reports.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import '#web/ui/screens.css'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import { cardHeight, ScheduledCard, useScheduledColumns } from './columns.tsx'

const ScheduledDrawer = lazily(async () => (await import('./ScheduledDrawer.tsx')).ScheduledDrawer)
const ScheduledDialog = lazily(async () => (await import('./ScheduledDialog.tsx')).ScheduledDialog)

/** `open` is the report whose drawer is open; 0 for none. */
const Question = z.object({ open: z.int().min(0).default(0) })

/** Reports that are sent by themselves, at `/dashboard?report=scheduled`. */
export function ScheduledReports() {
  const text = useWords(scheduledReportWords)
  const mayEdit = useMay('reports.edit')
  const { list, opened, screen } = useRecordList({
    name: 'reports',
    address: Question,
    operation: () => api.reports.list,
    input: () => ({}),
  })
  const edited = useEdited<ReportRow>(list)

  return (
    <TableScreen
      {...screen}
      search={undefined}
      title={text.title}
      panel="scheduled-reports"
      unfolded
      filters={
        <div>
          <Button icon={ArrowLeft} onClick={() => navigate('/dashboard?report=day')}>
            {text.back}
          </Button>
        </div>
      }
      actions={
        mayEdit && (
          <Button look="primary" icon={Plus} onClick={edited.add}>
            {text.add}
          </Button>
        )
      }
      columns={useScheduledColumns()}
      card={{ height: cardHeight, draw: row => <ScheduledCard row={row} /> }}
      empty={text.empty}
    >
      {opened.row && (
        <ScheduledDrawer
          key={opened.row.id}
          row={opened.row}
          onEdit={edited.edit}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
      {edited.isOpen && <ScheduledDialog row={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}

import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import type { OrderRow } from '#contract/orders/order.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { TogetherBar as ChosenTogether, type ManyAction } from '#web/shared/list/chosen/TogetherBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ordersTogetherWords } from '#words/orders/moves.ts'

const AssignTogether = lazily(async () => (await import('./AssignTogether.tsx')).AssignTogether)
const ReasonTogether = lazily(async () => (await import('./ReasonTogether.tsx')).ReasonTogether)

/** Under the list: what may be done with the chosen orders, and what came of it. */
export function TogetherBar({ service, chosen }: { service: Service; chosen: Chosen<OrderRow> }) {
  const text = useWords(ordersTogetherWords)
  const actions: ManyAction<OrderRow>[] = [
    {
      key: 'assign',
      label: text.assign,
      look: 'primary',
      can: row => row.allowed.includes('assign'),
      ask: ({ rows, ...about }) => <AssignTogether orders={rows} {...about} />,
    },
    ...(['urge', 'cancel'] as const).map(
      (action): ManyAction<OrderRow> => ({
        key: action,
        label: text[action],
        look: action === 'cancel' ? 'risky' : 'plain',
        can: row => row.allowed.includes(action),
        ask: ({ rows, ...about }) => <ReasonTogether orders={rows} action={action} {...about} />,
      }),
    ),
  ]
  return (
    <ChosenTogether chosen={chosen} actions={actions}>
      <ExportChosen service={service} rows={chosen.rows} />
    </ChosenTogether>
  )
}

function ExportChosen({ service, rows }: { service: Service; rows: readonly OrderRow[] }) {
  const text = useWords(ordersTogetherWords)
  const { run, pending } = useCommand(api.orders.export)
  const may = useMay('orders.export')

  async function start(): Promise<void> {
    if (!(await run({ service, ids: rows.map(({ id }) => id) }))) return
    toast.success(text.exported)
    invalidate('exports')
  }

  return (
    may && (
      <Button icon={FileSpreadsheet} busy={pending} onClick={() => void start()}>
        {text.export(rows.length)}
      </Button>
    )
  )
}

import { FileSpreadsheet } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Service } from '#contract/orders/service.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ordersTogetherWords } from '#words/orders/moves.ts'
import { Results } from './Results.tsx'
import { useTogether } from './useTogether.ts'

const AssignTogether = lazily(async () => (await import('./AssignTogether.tsx')).AssignTogether)
const ReasonTogether = lazily(async () => (await import('./ReasonTogether.tsx')).ReasonTogether)

const actions = ['assign', 'urge', 'cancel'] as const
export type TogetherAction = (typeof actions)[number]
/** The orders as they were when it was pressed: what a colleague does meanwhile is said as a result. */
type Asked = { action: TogetherAction; orders: readonly OrderRow[] }

/** Under the list: what may be done with the chosen orders, and what came of it. */
export function TogetherBar({ service, chosen }: { service: Service; chosen: Chosen<OrderRow> }) {
  const text = useWords(ordersTogetherWords)
  const [asked, setAsked] = useState<Asked>()
  const together = useTogether(results =>
    chosen.keep(results.filter(({ refusal }) => refusal !== null).map(({ id }) => id)),
  )
  const { rows } = chosen
  const { results, running } = together
  const able = (wanted: TogetherAction) => rows.filter(({ allowed }) => allowed.includes(wanted))
  const about = asked && { orders: asked.orders, together, onClose: () => setAsked(undefined) }
  return (
    <div className="border-t border-line">
      <Results results={results} onClose={() => together.show([])} />
      {running && (
        <p role="status" className="px-3 py-2 text-sm text-muted">
          {text.running(running.done, running.count)}
        </p>
      )}
      {rows.length > 0 && (
        <ChosenBar chosen={chosen}>
          <span className="ml-auto flex flex-wrap gap-2 max-desktop:ml-0">
            {actions.map(each => {
              const { length } = able(each)
              return (
                length > 0 && (
                  <Button
                    key={each}
                    look={each === 'cancel' ? 'risky' : each === 'assign' ? 'primary' : 'plain'}
                    disabled={running !== undefined}
                    onClick={() => setAsked({ action: each, orders: able(each) })}
                  >
                    {text[each](length)}
                  </Button>
                )
              )
            })}
            <ExportChosen service={service} rows={rows} />
          </span>
        </ChosenBar>
      )}
      <Suspense>
        {about && asked.action === 'assign' && <AssignTogether {...about} />}
        {about && asked.action !== 'assign' && <ReasonTogether {...about} action={asked.action} />}
      </Suspense>
    </div>
  )
}

function ExportChosen({ service, rows }: { service: Service; rows: readonly OrderRow[] }) {
  const text = useWords(ordersTogetherWords)
  const { run, pending } = useCommand(orders.export)
  const may = useMay(orders.export.needs)

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

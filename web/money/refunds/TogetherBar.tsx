import { fen } from '#contract/base/values.ts'
import type { RefundRow } from '#contract/money/refund.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmTogether } from '#web/shared/list/chosen/ConfirmTogether.tsx'
import { ListedRows } from '#web/shared/list/chosen/ListedRows.tsx'
import {
  type AboutSeveral,
  TogetherBar as ChosenTogether,
  type ManyAction,
} from '#web/shared/list/chosen/TogetherBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { canTogether, togetherActions } from './together.ts'

type Action = (typeof togetherActions)[number]

const sumOf = (rows: readonly RefundRow[]) => fen(rows.reduce((sum, { amountFen }) => sum + amountFen, 0))

/** Under the list: what the chosen refunds come to, and the buttons for all of them. */
export function TogetherBar({ chosen }: { chosen: Chosen<RefundRow> }) {
  const { many } = useWords(refundListWords)
  const actions = togetherActions.map(
    (action): ManyAction<RefundRow> => ({
      key: action,
      label: many[action],
      look: 'primary',
      can: row => canTogether(row, action),
      ask: about => <PayTogether action={action} {...about} />,
    }),
  )
  return (
    <ChosenTogether
      chosen={chosen}
      actions={actions}
      sum={
        <strong className="text-sm font-medium">
          <Money fen={sumOf(chosen.rows)} />
        </strong>
      }
    />
  )
}

/** Of each who gets how much and why, and what all come to. Each keeps who is liable; a failed one is tried the same way. */
function PayTogether({ action, rows, together, onClose }: AboutSeveral<RefundRow> & { action: Action }) {
  const { many } = useWords(refundListWords)
  const { consequences } = useWords(refundsWords)

  async function pay(): Promise<void> {
    if (action === 'approve') await together.run(rows, api.refunds.approve, target => target)
    else await together.run(rows, api.refunds.retry, (target, { payTo }) => ({ ...target, payTo }))
  }

  return (
    <ConfirmTogether
      action={many[action](rows.length)}
      facts={<Listed rows={rows} />}
      consequence={consequences[action]}
      danger
      ready
      together={together}
      onConfirm={pay}
      onClose={onClose}
    />
  )
}

function Listed({ rows }: { rows: readonly RefundRow[] }) {
  const { many } = useWords(refundListWords)
  const { reasons, liabilities } = useWords(reasonsWords)
  return (
    <div className="grid gap-2 text-sm">
      <ListedRows
        rows={rows}
        about={row => [row.no.slice(-6), row.customerName, reasons[row.code], liabilities[row.liability]]}
        end={row => <Money fen={row.amountFen} />}
      />
      <p className="flex gap-2 border-t border-line pt-2 font-medium">
        {many.sum(rows.length)}
        <span className="ml-auto">
          <Money fen={sumOf(rows)} />
        </span>
      </p>
    </div>
  )
}

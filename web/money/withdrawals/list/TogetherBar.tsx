import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { sumOf } from '#web/money/withdrawals/facts/sum.ts'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import type { Together } from './together.ts'

type TogetherBarProps = {
  action: Together
  chosen: Chosen<WithdrawalRow>
  onAction: (action: Together, rows: readonly WithdrawalRow[]) => void
}

/** Under the list: what the chosen withdrawals come to, and the button for all of them. */
export function TogetherBar({ action, chosen, onAction }: TogetherBarProps) {
  const text = useWords(withdrawalsWords)
  const { rows } = chosen
  if (chosen.most === 0) return null
  return (
    <div className="border-t border-line">
      <ChosenBar
        chosen={chosen}
        sum={
          <span className="text-sm">
            {`${text.actualSum} `}
            <strong className="font-medium">
              <Money fen={sumOf(rows, 'actualFen')} />
            </strong>
          </span>
        }
      >
        <Button
          look="primary"
          icon={action === 'pay' ? Banknote : Check}
          className="ml-auto"
          onClick={() => onAction(action, rows)}
        >
          {action === 'pay' ? text.payChosen(rows.length) : text.approveChosen(rows.length)}
        </Button>
      </ChosenBar>
    </div>
  )
}

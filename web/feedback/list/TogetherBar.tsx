import CircleX from 'lucide-react/icons/circle-x'
import Combine from 'lucide-react/icons/combine'
import Tag from 'lucide-react/icons/tag'
import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import type { Together } from '#web/feedback/actions/useActions.tsx'
import { useWords } from '#web/kit/words.ts'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

type TogetherBarProps = {
  chosen: Chosen<FeedbackRow>
  onAction: (action: Together, rows: readonly FeedbackRow[]) => void
}

/** Under the list: what may be done with the chosen ones. */
export function TogetherBar({ chosen, onAction }: TogetherBarProps) {
  const text = useWords(feedbackWords)
  const { rows } = chosen
  if (chosen.most === 0) return null
  const isMergeable = rows.length > 1 && rows.some(row => row.allowed.includes('merge'))
  return (
    <div className="border-t border-line">
      <ChosenBar chosen={chosen}>
        <span className="ml-auto flex flex-wrap gap-2">
          <Button icon={Tag} onClick={() => onAction('tag', rows)}>
            {text.tagChosen(rows.length)}
          </Button>
          {isMergeable && (
            <Button icon={Combine} onClick={() => onAction('merge', rows)}>
              {text.mergeChosen(rows.length)}
            </Button>
          )}
          {rows.some(row => row.allowed.includes('close')) && (
            <Button look="risky" icon={CircleX} onClick={() => onAction('close', rows)}>
              {text.closeChosen(rows.length)}
            </Button>
          )}
        </span>
      </ChosenBar>
    </div>
  )
}

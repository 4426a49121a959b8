import CirclePlay from 'lucide-react/icons/circle-play'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { useWords } from '#web/kit/words.ts'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'

type ResumeBarProps = {
  chosen: Chosen<ListedSettlement>
  onResume: (rows: readonly ListedSettlement[]) => void
}

/** Under the list: the button that resumes the chosen settlements. */
export function ResumeBar({ chosen, onResume }: ResumeBarProps) {
  const { resumeChosen } = useWords(settlementListWords)
  if (chosen.most === 0) return null
  return (
    <div className="border-t border-line">
      <ChosenBar chosen={chosen}>
        <Button look="primary" icon={CirclePlay} className="ml-auto" onClick={() => onResume(chosen.rows)}>
          {resumeChosen(chosen.rows.length)}
        </Button>
      </ChosenBar>
    </div>
  )
}

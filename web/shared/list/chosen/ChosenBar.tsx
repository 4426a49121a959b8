import ListPlus from 'lucide-react/icons/list-plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import type { Chosen } from './useChosen.ts'

type ChosenBarProps<Row> = {
  chosen: Chosen<Row>
  /** Beside the number of rows, such as their sum. */
  sum?: ReactNode
  /** What may be done with the chosen rows; shown when there are any. */
  children: ReactNode
}

/** Under a list: how many rows are chosen, and what may be done with them. */
export function ChosenBar<Row extends { id: number }>({ chosen, sum, children }: ChosenBarProps<Row>) {
  const text = useWords(chosenWords)
  const count = chosen.rows.length
  return (
    <div className="under-notices-work flex flex-wrap items-center gap-2 px-3 py-2">
      <span role="status" className={`text-sm ${count > 0 ? '' : 'text-muted'}`}>
        {text.chosen(count)}
      </span>
      {count > 0 && sum}
      <Button icon={ListPlus} disabled={chosen.most === 0} onClick={chosen.chooseFirst}>
        {text.chooseAll(chosen.most)}
      </Button>
      {count > 0 && (
        <>
          <Button look="quiet" icon={X} onClick={chosen.clear}>
            {text.chooseNone}
          </Button>
          {children}
        </>
      )}
    </div>
  )
}

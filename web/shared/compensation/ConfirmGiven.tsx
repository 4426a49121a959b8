import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { givenWords } from '#words/money/ledger.ts'

type ConfirmGivenProps = {
  /** What was given for the order by refunds, red packets and money to the balance; undefined until it is known. */
  givenFen: Fen | undefined
  /** The sum that the person confirmed, 0 for none. */
  confirmedFen: Fen
  onConfirm: (confirmedFen: Fen) => void
}

export function isGivenConfirmed({ givenFen, confirmedFen }: Omit<ConfirmGivenProps, 'onConfirm'>): boolean {
  return givenFen !== undefined && givenFen <= confirmedFen
}

/** What was given for the order before, to be confirmed; a sum that grew meanwhile is asked for again. Nothing where none was. */
export function ConfirmGiven({ givenFen, confirmedFen, onConfirm }: ConfirmGivenProps) {
  const text = useWords(givenWords)
  if (!givenFen) return null
  return (
    <div className="rounded-md bg-warn-soft px-3 py-2 text-warn-ink">
      <Checkbox
        checked={confirmedFen >= givenFen}
        onChange={isConfirmed => onConfirm(isConfirmed ? givenFen : (0 as Fen))}
      >
        {text.confirmGiven(yuanText(givenFen))}
      </Checkbox>
    </div>
  )
}

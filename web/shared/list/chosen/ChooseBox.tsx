import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import type { Chosen } from './useChosen.ts'

type ChooseBoxProps<Row> = {
  row: Row
  chosen: Chosen<Row>
  /** Why this row cannot be chosen; without it, there is no box then, but its place where other rows have one. */
  whyNot?: string | undefined
}

/** Chooses a row together with others, with Shift all from the last one on; a press on it does not open the row. */
export function ChooseBox<Row extends { id: number; no: string }>({ row, chosen, whyNot }: ChooseBoxProps<Row>) {
  const text = useWords(uiWords)
  const canChoose = chosen.canChoose(row)
  if (!canChoose && !whyNot) return chosen.most > 0 && <span className="w-5 shrink-0 pointer-coarse:w-7" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a press on the box from opening the row around it
    <label
      onClick={event => event.stopPropagation()}
      // Shift would mark the text between the two presses.
      onMouseDown={event => event.shiftKey && event.preventDefault()}
      title={canChoose ? undefined : whyNot}
      className="-m-2 grid size-9 cursor-pointer place-items-center pointer-coarse:size-11"
    >
      <input
        type="checkbox"
        aria-label={canChoose ? text.choose(row.no) : text.cannotChoose(row.no, whyNot ?? '')}
        checked={chosen.has(row)}
        disabled={!canChoose}
        onChange={({ nativeEvent }) =>
          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? chosen.chooseTo(row) : chosen.toggle(row)
        }
        className="size-4 accent-accent-fill pointer-coarse:size-5"
      />
    </label>
  )
}

import { useWords } from '#web/kit/words.ts'
import { chosenWords } from '#words/base/lists.ts'
import type { Chosen } from './useChosen.ts'

/** In the head: chooses the rows that are there, as many as may be chosen at once, or none. */
export function ChooseAll<Row>({ chosen }: { chosen: Chosen<Row> }) {
  const text = useWords(chosenWords)
  const count = chosen.rows.length
  const isAll = count > 0 && count >= chosen.most
  return (
    <label
      title={text.chooseAll(chosen.most)}
      className="-my-2 -ml-2 mr-0.5 inline-grid size-9 -translate-y-px cursor-pointer place-items-center align-middle pointer-coarse:size-11"
    >
      <input
        type="checkbox"
        aria-label={text.chooseAll(chosen.most)}
        ref={box => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        checked={isAll}
        onChange={isAll ? chosen.clear : chosen.chooseFirst}
        className="size-4 accent-accent-fill pointer-coarse:size-5"
      />
    </label>
  )
}

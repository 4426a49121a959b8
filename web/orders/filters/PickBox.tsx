import { useEffect, useEffectEvent, useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { filtersText } from '#words/orders/filters.ts'

type PickBoxProps = {
  label: string
  /** What the rows below were found by. */
  asked: string
  onAsk: (typed: string) => void
  /** What each row found is called; undefined while nothing was asked or answered. */
  found: readonly string[] | undefined
  /** By its place among those found. */
  onPick: (place: number) => void
}

/** Finds by a part, and takes what is then chosen whole; or at once, when nothing else is found. */
export function PickBox({ label, asked, onAsk, found, onPick }: PickBoxProps) {
  const id = useId()
  const text = useWords(filtersText)
  const meant = found?.length === 1 ? 0 : (found?.indexOf(asked) ?? -1)
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (meant !== -1) pick(meant)
  }, [meant])
  const isNowhere = found?.length === 0
  return (
    <>
      <FilterBox
        label={label}
        value={asked}
        onAsk={onAsk}
        error={typed => (isNowhere && typed.trim() === asked ? text.notFound : undefined)}
        width="w-36!"
        list={id}
      />
      <datalist id={id}>
        {found?.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

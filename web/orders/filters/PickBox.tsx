import { useEffect, useEffectEvent } from 'react'
import { useWords } from '#web/kit/words.ts'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { useRestedText } from '#web/ui/controls/timing/restedText.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'

type PickBoxProps = {
  label: string
  /** The search that found the rows below. */
  search: string
  onSearch: (typed: string) => void
  /** The label of each row found; undefined before the first answer. */
  found: readonly string[] | undefined
  /** Called with the index of the chosen row. */
  onPick: (place: number) => void
}

/** Searches by a part of the name. Takes the chosen suggestion, or the only match at once. */
export function PickBox({ label, search, onSearch, found, onPick }: PickBoxProps) {
  const text = useWords(orderFiltersWords)
  const isNowhere = found?.length === 0
  const [typed, type] = useRestedText(search, onSearch)
  const meant = found?.length === 1 ? 0 : (found?.indexOf(search) ?? -1)
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (meant !== -1) pick(meant)
  }, [meant])
  return (
    <SuggestBox
      label={label}
      placeholder={label}
      value={typed}
      onType={type}
      suggestions={found ?? []}
      onChoose={name => onPick(found?.indexOf(name) ?? -1)}
      error={isNowhere && typed.trim() === search ? text.notFound : undefined}
      width="w-36!"
    />
  )
}

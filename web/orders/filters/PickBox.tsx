import { useEffect, useEffectEvent } from 'react'
import { useWords } from '#web/kit/words.ts'
import { useRestedText } from '#web/ui/controls/restedText.ts'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { orderFiltersWords } from '#words/orders/filters.ts'

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
  const text = useWords(orderFiltersWords)
  const isNowhere = found?.length === 0
  const [typed, type] = useRestedText(asked, onAsk)
  const meant = found?.length === 1 ? 0 : (found?.indexOf(asked) ?? -1)
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
      error={isNowhere && typed.trim() === asked ? text.notFound : undefined}
      width="w-36!"
    />
  )
}

import { useState } from 'react'
import type { CityNames } from '#contract/settings/cities.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { cityScreenWords } from '#words/settings/cities.ts'

/** Finds a city of the reference list by name or code. */
export function PickCity({ onPick }: { onPick: (code: string, names: CityNames) => void }) {
  const text = useWords(cityScreenWords)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { data = [] } = useRead(api.cities.reference, { search: typed.trim().slice(0, 64) }, { keepPrevious: true })
  const shownAs = ({ code, names }: (typeof data)[number]) => `${names[language]} ${code}`

  function choose(shown: string): void {
    const found = data.find(city => shownAs(city) === shown)
    setTyped(shown)
    if (found) onPick(found.code, found.names)
  }

  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{text.pickLabel}</span>
      <SuggestBox
        label={text.pickLabel}
        placeholder={text.pick}
        value={typed}
        onType={setTyped}
        suggestions={data.map(shownAs)}
        onChoose={choose}
        width="w-full"
      />
    </div>
  )
}

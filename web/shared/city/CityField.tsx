import { useState } from 'react'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { RemovableChip } from '#web/ui/controls/RemovableChip.tsx'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { cityWords } from '#words/people/people.ts'
import { type CityNames, useCityNames } from './useCityNames.ts'

type CityFieldProps = {
  /** Null means all cities. */
  codes: readonly string[] | null
  onChange: (codes: string[] | null) => void
  error?: string | undefined
  /** By default, the cities that somebody may see. */
  legend?: string
}

/** All cities, or some that are found by name or by code. */
export function CityField({ codes, onChange, error, legend }: CityFieldProps) {
  const text = useWords(cityWords)
  return (
    <FieldGroup legend={legend ?? text.title} error={error}>
      <div className="flex gap-2">
        <Chip chosen={codes === null} onChoose={() => onChange(null)}>
          {text.all}
        </Chip>
        <Chip chosen={codes !== null} onChoose={() => onChange([...(codes ?? [])])}>
          {text.only}
        </Chip>
      </div>
      {codes !== null && <ChosenCities codes={codes} onChange={onChange} />}
    </FieldGroup>
  )
}

function ChosenCities({ codes, onChange }: { codes: readonly string[]; onChange: (codes: string[]) => void }) {
  const text = useWords(cityWords)
  const { all, nameOf } = useCityNames()
  const [typed, setTyped] = useState('')
  const wanted = comparedForm(typed)
  const offered = all
    .filter(({ code, name }) => !codes.includes(code) && comparedForm(`${code} ${name}`).includes(wanted))
    .map(({ name }) => name)

  function type(value: string): void {
    const found = codeOf(value, all)
    if (found && !codes.includes(found)) onChange([...codes, found])
    setTyped(found ? '' : value)
  }

  return (
    <>
      {codes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {codes.map(code => (
            <li key={code}>
              <RemovableChip
                look="value"
                label={`${text.remove} ${nameOf(code)}`}
                onRemove={() => onChange(codes.filter(other => other !== code))}
              >
                {nameOf(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <SuggestBox
        label={text.add}
        placeholder={text.addHint}
        value={typed}
        onType={type}
        suggestions={offered}
        onChoose={type}
      />
    </>
  )
}

/** Matches a complete name or code only. */
function codeOf(typed: string, names: CityNames['all']): string | undefined {
  const wanted = typed.trim()
  if (/^\d{6}$/.test(wanted)) return wanted
  return names.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.code
}

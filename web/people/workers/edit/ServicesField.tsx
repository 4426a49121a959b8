import { useState } from 'react'
import { riderServices, type ServiceType } from '#contract/people/fitness.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'

type ServicesFieldProps = {
  kind: 'rider' | 'companion'
  chosen: readonly ServiceType[]
  error: string | undefined
  onChange: (types: ServiceType[]) => void
}

/** The services of a rider, or the games of a companion. */
export function ServicesField({ kind, chosen, error, onChange }: ServicesFieldProps) {
  const text = useWords(workersWords)
  if (kind === 'companion') return <GamesField chosen={chosen} error={error} onChange={onChange} />
  const give = (type: ServiceType, isGiven: boolean) =>
    onChange(riderServices.filter(each => (each === type ? isGiven : chosen.includes(each))))
  return (
    <FieldGroup legend={text.edit.services} error={error}>
      <div className="grid grid-cols-3 gap-2">
        {riderServices.map(type => (
          <Checkbox key={type} checked={chosen.includes(type)} onChange={isGiven => give(type, isGiven)}>
            {text.services[type]}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}

function GamesField({ chosen, error, onChange }: Omit<ServicesFieldProps, 'kind'>) {
  const text = useWords(workersWords)
  const [typed, setTyped] = useState(() => chosen.map(type => type.replace(/^game:/, '')).join('、'))
  return (
    <TextField
      label={text.edit.games}
      error={error}
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        const names = event.target.value.split(/[,，、]/).map(name => name.trim())
        onChange([...new Set(names)].filter(Boolean).map(name => `game:${name}`))
      }}
    />
  )
}

import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { appWords } from '#words/open/apps.ts'

type Owner = { id: number | null; name: string }
type OwnerFieldProps = { owner: Owner; error?: string | undefined; onChange: (owner: Owner) => void }

/** A colleague who is found by name, or a text. */
export function OwnerField({ owner, error, onChange }: OwnerFieldProps) {
  const text = useWords(appWords)
  const [search, setSearch] = useState('')
  const { data = [] } = useRead(api.apps.owners, { search })
  const nameOf = ({ name, username }: (typeof data)[number]) => (name === username ? name : `${name} (${username})`)

  function type(name: string): void {
    setSearch(name.trim().slice(0, 64))
    onChange({ id: null, name })
  }

  function choose(shown: string): void {
    const found = data.find(one => nameOf(one) === shown)
    onChange(found ? { id: found.id, name: found.name } : { id: null, name: shown })
  }

  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{text.owner}</span>
      <SuggestBox
        label={text.owner}
        placeholder=""
        value={owner.name}
        onType={type}
        suggestions={owner.id === null ? data.map(nameOf) : []}
        onChoose={choose}
        {...(error !== undefined && { error })}
        width="w-full"
      />
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.ownerHint}
      </p>
    </div>
  )
}

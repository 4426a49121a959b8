import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { inputClass } from './Field.tsx'
import { useKeys } from './keys.ts'
import { afterRest } from './timing/composition.ts'

const restMs = 300

export type SearchBoxProps = { label: string; value: string; onSearch: (value: string) => void }

/** Searches after a pause in typing. `/` focuses it, Esc clears it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useKeys({ '/': () => input.current?.focus() })
  useEffect(() => {
    if (typed.trim() === value) return
    return afterRest(restMs, () => onSearch(typed.trim()))
  }, [typed, value, onSearch])

  return (
    <span className={`relative block min-w-0 flex-1 desktop:max-w-96 ${typed ? '' : 'print:hidden'}`}>
      <Search
        size={14}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setTyped('')
          if (event.key === 'Enter') onSearch(typed.trim())
        }}
        className={`${inputClass} peer pr-9 pl-8 text-ellipsis`}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden max-desktop:hidden"
      >
        <Kbd>{'/'}</Kbd>
      </span>
    </span>
  )
}

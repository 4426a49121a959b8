import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from '#web/ui/controls/Field.tsx'

const restMs = 300

/** Searches after a pause in typing. `/` is not its shortcut here, because it opens the quick replies. */
export function QueueSearch({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <span className="relative block min-w-0 flex-1">
      <Search
        size={14}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        className={`${inputClass} pl-8 text-ellipsis`}
      />
    </span>
  )
}

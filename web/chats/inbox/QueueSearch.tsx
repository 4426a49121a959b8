import Search from 'lucide-react/icons/search'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { useRestedText } from '#web/ui/controls/timing/restedText.ts'

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
  const [typed, type] = useRestedText(value, onSearch)
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
        onChange={event => type(event.target.value)}
        className={`${inputClass} pl-8 text-ellipsis`}
      />
    </span>
  )
}

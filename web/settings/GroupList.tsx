import type { SettingGroup } from '#contract/settings/registry.ts'
import { useWords } from '#web/kit/words.ts'
import { settingsWords } from '#words/settings/settings.ts'

type GroupListProps = {
  groups: readonly { key: SettingGroup; label: string }[]
  /** None while something is searched for in all of them. */
  current: SettingGroup | undefined
  onChoose: (group: SettingGroup) => void
}

/** The groups at the left of a wide window; a phone has tabs. */
export function GroupList({ groups, current, onChoose }: GroupListProps) {
  const text = useWords(settingsWords)
  return (
    <nav aria-label={text.groups} className="w-48 shrink-0 overflow-y-auto border-r border-line p-2">
      <ul className="grid gap-0.5">
        {groups.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === current}
              onClick={() => onChoose(key)}
              className={`w-full rounded-md px-3 py-2 text-left text-sm transition-colors duration-100 ${
                key === current
                  ? 'bg-accent-soft font-medium text-accent-ink'
                  : 'text-muted hover:bg-hover hover:text-ink'
              }`}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

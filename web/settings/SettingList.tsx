import type { RoleName, SettingRow } from '#contract/settings/settings.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { settingsWords, settingWords } from '#words/settings/settings.ts'
import { differing, lineOf, type Say, useValueText } from './useValueText.ts'

type SettingListProps = {
  rows: readonly SettingRow[]
  roles: readonly RoleName[]
  openId: number | undefined
  onOpen: (row: SettingRow) => void
  onEdit: (row: SettingRow) => void
}

/** A row for each setting: what it does, its value, and who changed it. A press opens its history. */
export function SettingList({ rows, roles, openId, onOpen, onEdit }: SettingListProps) {
  const say = useValueText(roles)
  return (
    <ul>
      {rows.map(row => (
        <li
          key={row.id}
          aria-current={row.id === openId || undefined}
          className={`gap-3 border-b border-line px-4 py-3 desktop:flex max-desktop:grid max-desktop:grid-cols-[minmax(0,1fr)_auto] max-desktop:gap-y-1 ${row.id === openId ? 'bg-accent-soft' : ''}`}
        >
          <SettingName row={row} onOpen={() => onOpen(row)} />
          <SettingValue row={row} say={say} />
          <EditButton row={row} onEdit={() => onEdit(row)} />
        </li>
      ))}
    </ul>
  )
}

function SettingName({ row, onOpen }: { row: SettingRow; onOpen: () => void }) {
  const { name, hint } = useWords(settingWords)[row.key]
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        onClick={onOpen}
        className="text-left text-sm font-medium hover:text-accent-ink hover:underline max-desktop:-mt-3 max-desktop:flex max-desktop:min-h-11 max-desktop:items-end"
      >
        {name}
      </button>
      <p className="text-xs text-muted">{hint}</p>
    </div>
  )
}

function SettingValue({ row, say }: { row: SettingRow; say: Say }) {
  const text = useWords(settingsWords)
  const [now, usual] = [say.parts(row.key, row.value), say.parts(row.key, row.usual)]
  const adjusted = differing(now, usual)
  const [next] = row.planned
  return (
    <div className="min-w-0 flex-1 text-sm desktop:max-w-120 max-desktop:col-span-2 max-desktop:row-start-2">
      <p className="line-clamp-2">{lineOf(now.length > 1 && adjusted.length > 0 ? adjusted : now)}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        {row.isUsual ? (
          <span>{text.isUsual}</span>
        ) : (
          <>
            <Badge tone="accent">{text.differs}</Badge>
            {now.length === 1 && <span>{text.usualIs(lineOf(usual))}</span>}
          </>
        )}
        {row.changedAt !== null && (
          <span>
            {row.changedBy && `${text.changedBy(row.changedBy)} `}
            <Time at={row.changedAt} />
          </span>
        )}
      </p>
      {next && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          <Badge tone="warn">{text.states.planned}</Badge>
          <span className="line-clamp-1">{lineOf(differing(say.parts(row.key, next.value), now))}</span>
          <Time at={next.validFrom} />
        </p>
      )}
    </div>
  )
}

function EditButton({ row, onEdit }: { row: SettingRow; onEdit: () => void }) {
  const text = useWords(settingsWords)
  const { name } = useWords(settingWords)[row.key]
  if (!row.allowed.includes('update')) return null
  return (
    <span className="shrink-0 desktop:self-center">
      <Button aria-label={`${text.change}: ${name}`} onClick={onEdit}>
        {text.change}
      </Button>
    </span>
  )
}

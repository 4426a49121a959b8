import type { RecordLog as Log } from '#contract/base/record-log.ts'
import { Time } from './Time.tsx'

type RecordLogProps = { entries: Log; names: Readonly<Record<string, string | undefined>> }

/** What happened to a record, newest first; `names` by action. */
export function RecordLog({ entries, names }: RecordLogProps) {
  return (
    <ol className="grid gap-3">
      {entries.toReversed().map(entry => (
        <li key={entry.id} className="grid gap-0.5 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{names[entry.action] ?? entry.action}</span>
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">{entry.by}</p>
          {entry.reason && <p className="rounded-sm bg-ground px-2 py-1 text-xs break-words">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  )
}

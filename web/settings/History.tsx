import { useState } from 'react'
import type { SettingEntry, SettingRow } from '#contract/settings/settings.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { settingsWords } from '#words/settings/settings.ts'
import { Parts } from './Parts.tsx'
import { differing, type Say } from './useValueText.ts'

const step = 20
const most = 200

const tones: Readonly<Record<SettingEntry['state'], Tone>> = {
  planned: 'warn',
  current: 'good',
  past: 'neutral',
  replaced: 'neutral',
}

type HistoryProps = { row: SettingRow; say: Say; onBack: (value: SettingEntry['value']) => void }

/** Every value that somebody set, the newest first; each can be set again. */
export function History({ row, say, onBack }: HistoryProps) {
  const text = useWords(settingsWords)
  const [limit, setLimit] = useState(step)
  const { data, error, refetch } = useRead(api.settings.history, { id: row.id, limit }, { keepPrevious: true })
  return (
    <Part title={text.history}>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="text-sm text-muted">{text.historyEmpty}</p>}
      <ol className="grid gap-3">
        {data?.rows.map(entry => (
          <Entry
            key={entry.version}
            entry={entry}
            parts={differing(say.parts(row.key, entry.value), say.parts(row.key, entry.before))}
            before={differing(say.parts(row.key, entry.before), say.parts(row.key, entry.value))}
            onBack={row.allowed.includes('update') && entry.state !== 'current' ? () => onBack(entry.value) : undefined}
          />
        ))}
      </ol>
      {data?.next && limit < most && (
        <div>
          <Button onClick={() => setLimit(most)}>{text.more}</Button>
        </div>
      )}
    </Part>
  )
}

type EntryProps = {
  entry: SettingEntry
  parts: ReturnType<typeof differing>
  before: ReturnType<typeof differing>
  onBack: (() => void) | undefined
}

function Entry({ entry, parts, before, onBack }: EntryProps) {
  const text = useWords(settingsWords)
  return (
    <li className="grid gap-2 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[entry.state]}>{text.states[entry.state]}</Badge>
        <span>{entry.by || '–'}</span>
        <span className="text-xs text-muted">
          <Time at={entry.at} />
        </span>
        {onBack && (
          <span className="ml-auto">
            <Button onClick={onBack}>{text.back}</Button>
          </span>
        )}
      </div>
      <div className="grid gap-3 min-[420px]:grid-cols-2">
        <Side name={text.before} parts={before} />
        <Side name={entry.isUsual ? `${text.after} · ${text.isUsual}` : text.after} parts={parts} />
      </div>
      {entry.validFrom > entry.at && (
        <p className="text-xs text-muted">
          {text.validFrom} <Time at={entry.validFrom} />
        </p>
      )}
      {entry.note && <p className="text-muted wrap-anywhere whitespace-pre-wrap">{entry.note}</p>}
    </li>
  )
}

function Side({ name, parts }: { name: string; parts: ReturnType<typeof differing> }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-xs text-muted">{name}</p>
      <Parts parts={parts} />
    </div>
  )
}

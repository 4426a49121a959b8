import { useState } from 'react'
import { mostRefusedKept, type RefusedCall } from '#contract/open/apps/seen-calls.ts'
import type { App } from '#contract/open/apps.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { appWords } from '#words/open/apps.ts'
import { SeenCall, useOutcomeName } from './SeenCall.tsx'

const firstShown = 20
const mostShown = 200
/** Stands for all; an operation can be empty. */
const any = '*'

/** The refused calls that are kept, by reason and operation. */
export function RefusedCalls({ app }: { app: App }) {
  const text = useWords(appWords)
  const nameOf = useOutcomeName()
  const [outcome, setOutcome] = useState(any)
  const [call, setCall] = useState(any)
  const [limit, setLimit] = useState(firstShown)
  const { data, error, refetch } = useRead(
    api.apps.refusedCalls,
    { id: app.id, limit, ...(outcome !== any && { outcome }), ...(call !== any && { call }) },
    { keepPrevious: true },
  )
  const outcomes = new Map(app.refusedKinds.map(kind => [kind.outcome, nameOf(kind)]))
  const calls = new Map(app.refusedKinds.map(kind => [kind.call, kind.title || text.noOperation]))
  return (
    <Part title={text.refusedCalls}>
      <p className="text-xs text-muted">{text.refusedKept(mostRefusedKept)}</p>
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label={text.refusedBy}
          options={optionsOf(text.anyRefusal, outcomes)}
          value={outcome}
          onChoose={setOutcome}
        />
        <FilterSelect
          label={text.operation}
          options={optionsOf(text.anyOperation, calls)}
          value={call}
          onChoose={setCall}
        />
      </div>
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="text-sm text-muted">{text.noRefused}</p>}
      <ul className="grid">
        {data?.rows.map(row => (
          <Refused key={row.id} call={row} />
        ))}
      </ul>
      {data?.next && limit < mostShown && (
        <div>
          <Button onClick={() => setLimit(mostShown)}>{text.more}</Button>
        </div>
      )}
    </Part>
  )
}

function optionsOf(all: string, some: ReadonlyMap<string, string>) {
  return [{ value: any, label: all }, ...[...some].map(([value, label]) => ({ value, label }))]
}

function Refused({ call }: { call: RefusedCall }) {
  const text = useWords(appWords)
  const nameOf = useOutcomeName()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-b border-line last:border-b-0">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-2 text-sm">
          <span className="font-medium">{nameOf(call)}</span> <code className="text-xs text-muted">{call.outcome}</code>
          <span className="flex flex-wrap gap-x-2 text-xs text-muted">
            <span>{call.title || text.noOperation}</span>
            <span className="ml-auto">
              <Time at={call.at} shape="full" />
            </span>
          </span>
        </summary>
        <div className="pb-3">{isOpen && <SeenCall call={call} />}</div>
      </details>
    </li>
  )
}

import { useState } from 'react'
import type { App } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'

/** How often an app called, what came of it, and the latest call of each kind. */
export function Calls({ app }: { app: App }) {
  const text = useWords(appWords)
  const [chosen, setChosen] = useState('')
  const nameOf = useOutcomeName()
  const shown = app.lastCalls.find(({ outcome }) => outcome === chosen) ?? app.lastCalls[0]
  return (
    <div className="grid gap-5">
      <Part title={text.lastDay}>
        {app.outcomes.length === 0 && <p className="text-sm text-muted">{text.noCalls}</p>}
        <ul className="grid gap-1.5">
          {app.outcomes.map(({ outcome, calls }) => (
            <li key={outcome} className="grid gap-0.5 text-sm">
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 truncate">{nameOf(outcome)}</span>
                <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{text.times(calls)}</span>
              </span>
              <span className="h-1 rounded-full bg-ground">
                <span
                  className={`block h-1 rounded-full ${outcome === 'accepted' ? 'bg-good-ink' : 'bg-bad-fill'}`}
                  style={{ width: `${Math.max(1, (100 * calls) / (app.calls || 1))}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {shown && (
        <Part title={text.lastCalls}>
          <p className="text-xs text-muted">{text.masked}</p>
          <div className="flex flex-wrap gap-2">
            {app.lastCalls.map(({ outcome }) => (
              <Chip key={outcome} chosen={outcome === shown.outcome} onChoose={() => setChosen(outcome)}>
                {nameOf(outcome)}
              </Chip>
            ))}
          </div>
          <LastCall call={shown} />
        </Part>
      )}
    </div>
  )
}

function LastCall({ call }: { call: App['lastCalls'][number] }) {
  const text = useWords(appWords)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge tone={call.status < 400 ? 'good' : 'bad'}>{`HTTP ${call.status}`}</Badge>
        <Time at={call.at} shape="full" />
        <span className="break-all">{call.address}</span>
      </p>
      <Listing title={text.request}>{call.request}</Listing>
      <Listing title={text.answer}>{call.answer || '–'}</Listing>
    </div>
  )
}

function Listing({ title, children }: { title: string; children: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs text-muted">{title}</figcaption>
      <pre className="rounded-md bg-ground p-3 text-xs break-all whitespace-pre-wrap">{children}</pre>
    </figure>
  )
}

/** An outcome in words; a reason of the product that is rare here by its code. */
function useOutcomeName(): (outcome: string) => string {
  const { outcomes } = useWords(appChoiceWords)
  const known: Readonly<Record<string, string>> = outcomes
  return outcome => known[outcome] ?? outcome
}

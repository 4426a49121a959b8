import { useState } from 'react'
import type { App } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { appWords } from '#words/open/apps.ts'
import { RefusedCalls } from './RefusedCalls.tsx'
import { SeenCall, useOutcomeName } from './SeenCall.tsx'

/** How often an app called, what came of it, every refused call that is kept, and the latest call of each kind. */
export function Calls({ app }: { app: App }) {
  const text = useWords(appWords)
  const [chosen, setChosen] = useState('')
  const nameOf = useOutcomeName()
  const shown = app.lastCalls.find(({ outcome }) => outcome === chosen) ?? app.lastCalls[0]
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part title={text.lastDay}>
        {app.outcomes.length === 0 && <p className="text-sm text-muted">{text.noCalls}</p>}
        <Shares app={app} />
      </Part>
      {app.refusedKinds.length > 0 && <RefusedCalls app={app} />}
      {shown && (
        <Part title={text.lastCalls}>
          <p className="text-xs text-muted">{text.masked}</p>
          <div className="flex flex-wrap gap-2">
            {app.lastCalls.map(call => (
              <Chip key={call.outcome} chosen={call === shown} onChoose={() => setChosen(call.outcome)}>
                {nameOf(call)}
              </Chip>
            ))}
          </div>
          <SeenCall call={shown} />
        </Part>
      )}
    </div>
  )
}

/** Each outcome with its share of all calls. */
function Shares({ app }: { app: App }) {
  const text = useWords(appWords)
  const nameOf = useOutcomeName()
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {app.outcomes.map(({ outcome, said, calls }) => (
        <li key={outcome} className="grid grid-cols-1 gap-0.5 text-sm">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 truncate">{nameOf({ outcome, said })}</span>
            {outcome !== 'accepted' && <code className="text-xs text-muted">{outcome}</code>}
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
  )
}

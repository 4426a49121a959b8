import { differencesOf, type Side } from '#contract/access/event-text.ts'
import type { EventRow } from '#contract/access/events.ts'
import { stateOf } from './eventWords.ts'
import { useEventWords } from './useEventWords.ts'

/** Old and new value of each field. Of a list only the removed and added items. */
export function Differences({ event }: { event: EventRow }) {
  const text = useEventWords()
  const rows = differencesOf(event, text.names, text.print)
  const isMoved = event.to !== null && event.from !== event.to
  const state = {
    field: 'state',
    name: text.state,
    before: plain(stateOf(event, event.from, text)),
    after: plain(stateOf(event, event.to, text)),
  }
  const shown = isMoved ? [state, ...rows] : rows
  if (shown.length === 0) return <p className="text-sm text-muted">{text.noChanges}</p>
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-left text-xs text-muted">
          <th scope="col" className="w-24 py-1.5 pr-2 font-normal">
            {text.field}
          </th>
          <th scope="col" className="py-1.5 pr-2 font-normal">
            {text.before}
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {text.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, name, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-2 text-left font-normal text-muted">
              {name}
            </th>
            <td className="py-2 pr-2">
              <Values side={before} mark="−" look="bg-bad-soft text-bad-ink" />
            </td>
            <td className="py-2">
              <Values side={after} mark="+" look="bg-good-soft text-good-ink" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function plain(value: string): Side {
  return { values: [value], isPart: false }
}

function Values({ side: { values, isPart }, mark, look }: { side: Side; mark: string; look: string }) {
  if (values.length === 0) return <span className="text-muted">{'–'}</span>
  return (
    <ul className="flex flex-wrap gap-1">
      {values.map(value => (
        <li key={value} className={`rounded-sm px-1.5 break-all ${look}`}>
          {isPart ? `${mark} ${value}` : value}
        </li>
      ))}
    </ul>
  )
}

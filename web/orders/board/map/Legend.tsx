import { useWords } from '#web/kit/words.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'

const dots = {
  idle: 'rounded-full bg-accent-fill',
  busy: 'rounded-full bg-good-ink',
  weak: 'rounded-full border border-dashed border-warn-ink bg-warn-soft',
  offline: 'rounded-full border border-muted bg-surface',
} as const

/** What the marks mean, and how the map is used. */
export function Legend() {
  const text = useWords(dispatchWords)
  return (
    <div className="pointer-events-none absolute top-2 left-2 grid max-w-[calc(100%-16px)] gap-1 rounded-md bg-raised/85 px-2 py-1 text-xs text-muted">
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {(['idle', 'busy', 'weak', 'offline'] as const).map(presence => (
          <Entry key={presence} look={dots[presence]}>
            {text.presences[presence]}
          </Entry>
        ))}
        <Entry look="rounded-sm bg-warn-ink">{text.waiting}</Entry>
        <Entry look="rounded-sm bg-bad-fill">{text.overdue}</Entry>
        <Entry look="rounded-full bg-bad-fill/40">{text.pressure}</Entry>
      </ul>
      <p className="max-desktop:hidden">
        {text.hint}
        <span className="block pointer-coarse:hidden">{text.moving}</span>
      </p>
    </div>
  )
}

function Entry({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-1">
      <span aria-hidden className={`size-2.5 ${look}`} />
      {children}
    </li>
  )
}

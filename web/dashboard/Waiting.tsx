import { ChevronRight, CircleAlert } from 'lucide-react'
import type { dashboard } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/operation.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { orderText } from '#web/ui/order/text.ts'
import { text } from './text.ts'

type WaitingNumber = OutputOf<typeof dashboard.today>['waiting'][number]

/** What waits for this person; each number leads to the list that it counts. */
export function Waiting({ numbers }: { numbers: readonly WaitingNumber[] }) {
  const words = useWords(text)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-base font-medium">
        {words.waiting}
      </h2>
      {numbers.length === 0 && <p className="text-sm text-muted">{words.allDone}</p>}
      <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(110px,1fr))]">
        {numbers.map(number => (
          <li key={number.name}>
            <WaitingCard number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingCard({ number: { name, value, link, urgent } }: { number: WaitingNumber }) {
  const words = useWords(text)
  const { queues }: { queues: Readonly<Record<string, string>> } = useWords(orderText)
  const format = useNumberFormat()
  const isRed = urgent && value > 0
  return (
    <Link
      to={link}
      className="group block h-full rounded-lg border border-line bg-surface p-4 transition-colors duration-100 hover:border-accent"
    >
      <span className="flex items-center gap-1 text-sm text-muted">
        <span className="truncate">{queues[name] ?? name}</span>
        <ChevronRight size={14} aria-hidden className="ml-auto shrink-0 opacity-50 group-hover:opacity-100" />
      </span>
      <span className={`mt-1 flex items-center gap-1.5 text-2xl font-semibold ${isRed ? 'text-bad-ink' : ''}`}>
        {format(value)}
        {isRed && <CircleAlert size={16} aria-label={words.urgent} />}
      </span>
    </Link>
  )
}

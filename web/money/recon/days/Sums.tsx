import type { ReconDay } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { reconWords } from '#words/money/recon.ts'

/** What came and left by each side, and how they differ. */
export function Sums({ day }: { day: ReconDay }) {
  const text = useWords(reconWords)
  const sides = [
    { key: 'ours', name: text.sides.ours, ...day.ours },
    { key: 'theirs', name: text.sides.theirs, ...day.theirs },
  ]
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-md border border-line text-sm max-desktop:grid-cols-2 max-desktop:[&>:last-child]:col-span-2 max-desktop:[&>:last-child]:border-t max-desktop:[&>:last-child]:border-line">
      {sides.map(({ key, name, inFen, outFen, count }) => (
        <div key={key} className="grid gap-0.5 px-3 py-2">
          <dt className="text-xs text-muted">
            {name} · {text.movements(count)}
          </dt>
          <dd className="text-base font-medium">
            <Money fen={inFen} />
          </dd>
          <dd className="text-xs text-muted">
            <Money fen={outFen} minus={outFen > 0} />
          </dd>
        </div>
      ))}
      <div className="grid content-start gap-0.5 px-3 py-2">
        <dt className="text-xs text-muted">{text.columns.difference}</dt>
        <dd className="text-base font-medium">
          <Balance fen={day.differenceFen} />
        </dd>
        <dd className="text-xs text-muted">
          {text.columns.fee} <Money fen={day.feeFen} />
        </dd>
      </div>
    </dl>
  )
}

import type { Fen } from '#contract/base/values.ts'
import { Money } from '#web/ui/show/Money.tsx'

/** Short names with their amounts in one line. */
export function NamedAmounts({ amounts }: { amounts: readonly (readonly [name: string, fen: Fen])[] }) {
  return amounts.map(([name, fen]) => (
    <span key={name} className="not-last:mr-2">
      {`${name} `}
      <Money fen={fen} />
    </span>
  ))
}

import type { ReactNode } from 'react'

/** One of several choices side by side, such as reasons. */
export function Chip({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: ReactNode }) {
  const look = chosen
    ? 'border-accent-ink bg-accent-soft text-accent-ink'
    : 'border-line-strong bg-surface text-ink hover:border-accent print:hidden'
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`min-h-7 pointer-coarse:min-h-control rounded-full border px-3 text-sm transition-colors duration-100 ${look}`}
    >
      {children}
    </button>
  )
}

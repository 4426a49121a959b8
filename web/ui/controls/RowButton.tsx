import type { ReactNode } from 'react'

const looks = {
  primary: 'text-accent-ink font-medium',
  plain: 'text-accent-ink',
  risky: 'text-muted hover:text-bad-ink',
}

/** A button in a row of a list; it does not open the row. */
export function RowButton({
  look = 'plain',
  onPress,
  children,
}: {
  look?: keyof typeof looks
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={event => {
        event.stopPropagation()
        onPress()
      }}
      className={`rounded-sm px-1 py-0.5 text-sm whitespace-nowrap hover:underline ${looks[look]}`}
    >
      {children}
    </button>
  )
}

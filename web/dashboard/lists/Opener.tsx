import type { ReactNode } from 'react'
import { Link } from '#web/kit/route.ts'
import type { Opens } from '#web/ui/charts/chart.ts'

/** What opens the list behind a number, or offers several; a plain text where there is none. */
export function Opener({
  link,
  onOpen,
  className = '',
  children,
}: Opens & { className?: string; children: ReactNode }) {
  const look = `${className} hover:text-accent-ink hover:underline`
  if (link)
    return (
      <Link to={link} className={look}>
        {children}
      </Link>
    )
  if (onOpen)
    return (
      <button type="button" onClick={onOpen} className={`text-left ${look}`}>
        {children}
      </button>
    )
  return <span className={className}>{children}</span>
}

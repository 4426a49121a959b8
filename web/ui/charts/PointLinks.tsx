import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from '#web/kit/route.ts'
import type { Opens } from './chart.ts'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: at => at - 1,
  ArrowUp: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowDown: at => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The points of a chart as one stop of Tab: arrow keys go from one to the next, Enter opens the list of one. */
export function usePoints(count: number, first: number) {
  const [active, setActive] = useState<number>()
  const [stop, setStop] = useState(first)

  function press(event: KeyboardEvent<SVGSVGElement>): void {
    const step = steps[event.key]
    const points = [...event.currentTarget.querySelectorAll<SVGElement>('[data-point]')]
    const at = points.indexOf(document.activeElement as SVGElement)
    if (!step || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    points[Math.max(0, Math.min(points.length - 1, step(at, points.length - 1)))]?.focus()
  }

  /** Attributes of one point. */
  function wire(at: number) {
    return {
      'data-point': '',
      tabIndex: at === Math.min(stop, count - 1) ? 0 : -1,
      onFocus: () => {
        setActive(at)
        setStop(at)
      },
      onBlur: () => setActive(undefined),
      onPointerEnter: () => setActive(at),
      onPointerLeave: () => setActive(undefined),
    }
  }

  return { active, press, wire }
}

type PointLinkProps = ReturnType<ReturnType<typeof usePoints>['wire']> &
  Opens & {
    label: string
    children: ReactNode
  }

/** A link to the list of a point, or a button that offers several; without either, a picture with a name. */
export function PointLink({ link, onOpen, label, children, ...wiring }: PointLinkProps) {
  if (link)
    return (
      <Link to={link} aria-label={label} {...(wiring as object)} className="cursor-pointer">
        {children}
      </Link>
    )
  if (onOpen)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a <button> is not allowed in an <svg>
      <g
        role="button"
        aria-label={label}
        {...wiring}
        onClick={onOpen}
        onKeyDown={event => pressed(event, onOpen)}
        className="cursor-pointer"
      >
        {children}
      </g>
    )
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is reached by arrow keys to be read, and opens nothing
    <g role="img" aria-label={label} {...wiring}>
      {children}
    </g>
  )
}

function pressed(event: KeyboardEvent, onOpen: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  onOpen()
}

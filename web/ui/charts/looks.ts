import type { Look } from './chart.ts'

type Drawn = {
  ink: string
  fill: string
  dash?: string
  width?: number
  /** Of `Patterns.tsx`, over the fill. */
  pattern?: 'diagonal' | 'dotted' | 'level' | 'crossed' | 'upright'
}

/** Of lines and bars; the marks are in `Mark.tsx`. */
export const looks: Record<Look, Drawn> = {
  main: { ink: 'stroke-accent', fill: 'fill-accent', width: 2.5 },
  second: { ink: 'stroke-muted', fill: 'fill-muted', dash: '6 4', width: 1.5 },
  fourth: { ink: 'stroke-good-ink', fill: 'fill-good-ink', dash: '8 3 2 3', width: 1.5 },
  ghost: { ink: 'stroke-accent', fill: 'fill-accent-soft stroke-accent', dash: '3 3', width: 1 },
  third: { ink: 'stroke-warn-ink', fill: 'fill-warn-ink', dash: '1.5 3.5', width: 2 },
  solid: { ink: 'stroke-accent', fill: 'fill-accent' },
  diagonal: { ink: 'stroke-good-ink', fill: 'fill-good-ink', pattern: 'diagonal' },
  dotted: { ink: 'stroke-warn-ink', fill: 'fill-warn-ink', pattern: 'dotted' },
  level: { ink: 'stroke-violet', fill: 'fill-violet', pattern: 'level' },
  crossed: { ink: 'stroke-teal', fill: 'fill-teal', pattern: 'crossed' },
  upright: { ink: 'stroke-muted', fill: 'fill-muted', pattern: 'upright' },
}

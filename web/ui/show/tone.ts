/** Meaning of a colour. A word or an icon always says the same. */
export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

/** Where the system chooses the colours, in place of the ground. */
const edge = 'forced-colors:outline-1 forced-colors:-outline-offset-1'

export const toneClass: Record<Tone, string> = {
  neutral: `bg-neutral-soft text-neutral-ink ${edge}`,
  accent: `bg-accent-soft text-accent-ink ${edge}`,
  good: `bg-good-soft text-good-ink ${edge}`,
  warn: `bg-warn-soft text-warn-ink ${edge}`,
  bad: `bg-bad-soft text-bad-ink ${edge}`,
}

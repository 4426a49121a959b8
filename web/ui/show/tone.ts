/** Meaning of a colour. A word or an icon always says the same. */
export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  accent: 'bg-accent-soft text-accent-ink',
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
}

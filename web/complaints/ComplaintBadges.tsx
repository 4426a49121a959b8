import { type ComplaintRow, complaintClocks, type Shares } from '#contract/complaints/complaint.ts'
import { respondents } from '#contract/complaints/complaint-types.ts'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { complaintNameWords } from '#words/complaints/names.ts'

const levelTones: Record<ComplaintRow['level'], Tone> = { P0: 'bad', P1: 'warn', P2: 'accent', P3: 'neutral' }

export function Level({ level }: { level: ComplaintRow['level'] }) {
  return <Badge tone={levelTones[level]}>{level}</Badge>
}

const stateTones: Record<ComplaintRow['state'], Tone> = {
  pending: 'warn',
  processing: 'accent',
  evidence: 'neutral',
  confirming: 'neutral',
  escalated: 'bad',
  closed: 'good',
}

export function ComplaintState({ state }: { state: ComplaintRow['state'] }) {
  const names = useWords(complaintNameWords)
  return <Badge tone={stateTones[state]}>{names.states[state]}</Badge>
}

/** Until when an authority wants an answer: amber in the last day, red from then on. Nothing for others. */
export function HotlineDue({ complaint: { source, hotlineDue } }: { complaint: ComplaintRow }) {
  const names = useWords(complaintNameWords)
  const now = useNow(60_000)
  const print = useTimeFormat('short')
  if (hotlineDue === null) return null
  const leftMs = hotlineDue - now
  const tone = leftMs <= 0 ? 'bad' : leftMs <= complaintClocks.hotlineNear * 1000 ? 'warn' : 'neutral'
  return <Badge tone={tone}>{`${names.sources[source]} ${print(hotlineDue)}`}</Badge>
}

/** Liable parties with their shares: 骑手 80% · 商家 20%. */
export function LiableParties({ liability }: { liability: Shares }) {
  const names = useWords(complaintNameWords)
  const named = respondents
    .filter(side => liability[side] > 0)
    .map(side => `${names.sides[side]} ${liability[side] / 100}%`)
  return <>{named.join(' · ')}</>
}

import type { ComplaintRow, Shares } from '#contract/complaints/complaint.ts'
import { respondents } from '#contract/complaints/complaint-types.ts'
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

/** Liable parties with their shares: 骑手 80% · 商家 20%. */
export function LiableParties({ liability }: { liability: Shares }) {
  const names = useWords(complaintNameWords)
  const named = respondents
    .filter(side => liability[side] > 0)
    .map(side => `${names.sides[side]} ${liability[side] / 100}%`)
  return <>{named.join(' · ')}</>
}

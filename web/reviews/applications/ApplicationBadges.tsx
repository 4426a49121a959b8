import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleX from 'lucide-react/icons/circle-x'
import Clock3 from 'lucide-react/icons/clock-3'
import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TimerOff from 'lucide-react/icons/timer-off'
import { type ApplicationRisk, type ApplicationRow, blockingRisks } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { type Tone, toneClass } from '#web/ui/show/tone.ts'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'

const stateTones: Record<ApplicationRow['state'], Tone> = {
  submitted: 'warn',
  secondReview: 'warn',
  supplement: 'neutral',
  onboarding: 'accent',
  activated: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  abandoned: 'neutral',
}

export function ApplicationState({ state }: { state: ApplicationRow['state'] }) {
  const { states } = useWords(applicationsWords)
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

type Paper = ApplicationRow['papers'][number]

const standings: Record<Paper['state'], { Icon: LucideIcon; tone: Tone }> = {
  missing: { Icon: CircleDashed, tone: 'neutral' },
  pending: { Icon: Clock3, tone: 'warn' },
  approved: { Icon: Check, tone: 'good' },
  rejected: { Icon: CircleX, tone: 'bad' },
  expired: { Icon: TimerOff, tone: 'bad' },
  revoked: { Icon: CircleX, tone: 'bad' },
}

/** A paper by its kind and an icon of its state, which is read out. */
function PaperChip({ paper }: { paper: Paper }) {
  const text = useWords(applicationWords)
  const { Icon, tone } = standings[paper.state]
  return (
    <span
      title={text.standings[paper.state]}
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[tone]}`}
    >
      <Icon size={11} aria-hidden className="shrink-0" />
      {text.papers[paper.kind]}
      <span className="sr-only">{text.standings[paper.state]}</span>
    </span>
  )
}

/** The state of a paper in a word. */
export function PaperStanding({ state }: { state: Paper['state'] }) {
  const text = useWords(applicationWords)
  return <Badge tone={standings[state].tone}>{text.standings[state]}</Badge>
}

export function PaperChips({ papers }: { papers: readonly Paper[] }) {
  return (
    <span className="flex max-h-full flex-wrap gap-1 overflow-hidden">
      {papers.map(paper => (
        <PaperChip key={paper.kind} paper={paper} />
      ))}
    </span>
  )
}

/** One that forbids approval has a lock. */
export function RiskBadge({ risk }: { risk: ApplicationRisk }) {
  const { risks } = useWords(applicationWords)
  const { blocking } = useWords(applicationsWords)
  const isBlocking = blockingRisks.includes(risk)
  const Icon = isBlocking ? Lock : CircleAlert
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[isBlocking ? 'bad' : 'warn']}`}
    >
      <Icon size={11} aria-hidden className="shrink-0" />
      {risks[risk]}
      {isBlocking && <span className="sr-only">{blocking}</span>}
    </span>
  )
}

export function RisksInRow({ risks }: { risks: readonly ApplicationRisk[] }) {
  const text = useWords(applicationsWords)
  if (risks.length === 0) {
    return (
      <span className="inline-flex items-center gap-1 text-xs text-muted">
        <ShieldCheck size={12} aria-hidden />
        {text.noRisks}
      </span>
    )
  }
  return (
    <span className="flex max-h-full flex-wrap gap-1 overflow-hidden">
      {sortedRisks(risks).map(risk => (
        <RiskBadge key={risk} risk={risk} />
      ))}
    </span>
  )
}

/** Those that forbid approval first. */
export function sortedRisks(risks: readonly ApplicationRisk[]): ApplicationRisk[] {
  const rankOf = (risk: ApplicationRisk) => (blockingRisks.includes(risk) ? 0 : 1)
  return risks.toSorted((one, other) => rankOf(one) - rankOf(other))
}

type CompletenessProps = { row: Pick<ApplicationRow, 'completeness' | 'pieces'>; isLine?: boolean }

/** How much of what is needed is there, and how many papers wait for their review: a bar with its numbers, in one line or two. */
export function Completeness({ row: { completeness, pieces }, isLine = false }: CompletenessProps) {
  const text = useWords(applicationWords)
  const { done, waiting, missing } = pieces
  const fill = completeness === 100 ? 'bg-good-ink' : 'bg-accent-fill'
  const shareOf = (count: number) => ({ width: `${(count / (done + waiting + missing)) * 100}%` })
  return (
    <span className={isLine ? 'flex items-center gap-2' : 'grid gap-0.5'}>
      <span className="flex items-center gap-2">
        <span aria-hidden className="flex h-1.5 w-14 shrink-0 overflow-hidden rounded-full bg-line">
          <span className={fill} style={shareOf(done)} />
          <span className="bg-warn-ink opacity-60" style={shareOf(waiting)} />
        </span>
        <span className="text-xs tabular-nums">{text.percent(completeness)}</span>
      </span>
      {waiting > 0 && <span className="text-xs whitespace-nowrap text-warn-ink">{text.waits(waiting)}</span>}
    </span>
  )
}

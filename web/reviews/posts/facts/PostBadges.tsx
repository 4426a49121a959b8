import Bot from 'lucide-react/icons/bot'
import Flag from 'lucide-react/icons/flag'
import MessageSquare from 'lucide-react/icons/message-square'
import type { PostRow } from '#contract/reviews/post.ts'
import { severeFaults } from '#contract/reviews/post-rules.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { type Tone, toneClass } from '#web/ui/show/tone.ts'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

const stateTones: Record<PostRow['state'], Tone> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  hidden: 'neutral',
  deleted: 'neutral',
}

export function PostState({ state }: { state: PostRow['state'] }) {
  const { states } = useWords(postsWords)
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

const machineTones: Record<NonNullable<PostRow['machine']>['suggests'], Tone> = {
  pass: 'neutral',
  review: 'warn',
  risky: 'bad',
}

const iconed = 'inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 text-xs font-medium'

/** What the machine of the app thinks, in short. */
export function MachineBadge({ machine }: { machine: PostRow['machine'] }) {
  const text = useWords(postsWords)
  const { machineViews, faults } = useWords(postNameWords)
  if (!machine) return null
  const { suggests, label, score } = machine
  return (
    <span className={`${iconed} ${toneClass[machineTones[suggests]]}`}>
      <Bot size={12} aria-hidden className="shrink-0" />
      <span>{label ? text.score(faults[label], score) : machineViews[suggests]}</span>
    </span>
  )
}

/** How many different people reported it. */
export function ReportsBadge({ count }: { count: number }) {
  const { columns } = useWords(postsWords)
  if (count === 0) return null
  return (
    <span className={`${iconed} whitespace-nowrap ${toneClass.bad}`}>
      <Flag size={12} aria-hidden className="shrink-0" />
      {`${columns.reports} ${count}`}
    </span>
  )
}

export function CommentBadge({ post }: { post: Pick<PostRow, 'parent'> }) {
  const { comment } = useWords(postsWords)
  if (!post.parent) return null
  return (
    <span className={`${iconed} whitespace-nowrap ${toneClass.neutral}`}>
      <MessageSquare size={12} aria-hidden className="shrink-0" />
      {comment}
    </span>
  )
}

/** Why it was taken out of sight; what must be judged within minutes is red. */
export function FaultBadges({ codes }: { codes: PostRow['codes'] }) {
  const { faults } = useWords(postNameWords)
  return codes.map(code => (
    <Badge key={code} tone={severeFaults.includes(code) ? 'bad' : 'warn'}>
      {faults[code]}
    </Badge>
  ))
}

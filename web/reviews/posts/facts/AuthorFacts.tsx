import Gavel from 'lucide-react/icons/gavel'
import type { PostDetail } from '#contract/reviews/post.ts'
import { useNumberFormat, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

type AuthorFactsProps = {
  post: PostDetail
  /** Without it, the author is punished elsewhere. */
  onPunish?: () => void
}

/** The author: what they published and were punished for, and what their history suggests. */
export function AuthorFacts({ post, onPunish }: AuthorFactsProps) {
  const text = useWords(postsWords)
  const { authorKinds, steps } = useWords(postNameWords)
  const number = useNumberFormat()
  const { author, authorHistory: history } = post
  return (
    <Part title={text.columns.author}>
      <Facts>
        <Fact name={text.columns.author}>{`${author.name} · ${authorKinds[author.kind]}`}</Fact>
        <Fact name={text.facts.posts}>{number(history.posts)}</Fact>
        <Fact name={text.facts.faults}>
          <span className={history.faults > 0 ? 'font-medium text-bad-ink' : ''}>{number(history.faults)}</span>
        </Fact>
        <Fact name={text.facts.now}>
          <InForce history={history} />
        </Fact>
      </Facts>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {history.suggested ? text.suggestedStep(steps[history.suggested]) : text.nothingSuggested}
        {onPunish && post.allowed.includes('punish') && (
          <Button icon={Gavel} onClick={onPunish}>
            {text.punish}
          </Button>
        )}
      </p>
      {history.punishments.length > 0 && <Punishments history={history} />}
    </Part>
  )
}

type History = { history: PostDetail['authorHistory'] }

function InForce({ history: { mutedUntil, limitedUntil, isBanned } }: History) {
  const { facts } = useWords(postsWords)
  const timeOf = useTimeFormat('full')
  const now = [
    isBanned && facts.banned,
    mutedUntil !== null && facts.mutedUntil(timeOf(mutedUntil)),
    limitedUntil !== null && facts.limitedUntil(timeOf(limitedUntil)),
  ].filter(Boolean)
  return now.length > 0 ? <span className="text-bad-ink">{now.join(' · ')}</span> : facts.nothing
}

function Punishments({ history }: History) {
  const text = useWords(postsWords)
  const { steps } = useWords(postNameWords)
  return (
    <ul aria-label={text.facts.punishments} className="grid gap-1.5 text-sm">
      {history.punishments.map(one => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-2">
          <Badge tone="warn">{steps[one.step]}</Badge>
          <span className="min-w-0 break-words">{one.reason}</span>
          <span className="ml-auto text-xs text-muted">
            {`${one.postNo} · ${one.by} · `}
            <Time at={one.at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

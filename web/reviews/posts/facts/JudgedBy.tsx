import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import type { PostDetail } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'
import { MachineBadge } from './PostBadges.tsx'

/** What the machine of the app said. */
export function MachineFacts({ post: { machine } }: { post: PostDetail }) {
  const text = useWords(postsWords)
  const { machineViews } = useWords(postNameWords)
  return (
    <Part title={text.columns.machine}>
      {machine ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <MachineBadge machine={machine} />
          <span>{`${machine.by} ${machineViews[machine.suggests]}`}</span>
          {!machine.label && <span className="text-muted">{text.sure(machine.score)}</span>}
        </p>
      ) : (
        <p className="text-sm text-muted">{text.noMachine}</p>
      )}
    </Part>
  )
}

/** What was reported, and whether such reports were mostly right; never by whom. */
export function ReportFacts({ post: { reportsOf } }: { post: PostDetail }) {
  const { facts } = useWords(postsWords)
  const { faults } = useWords(postNameWords)
  return (
    <Part title={facts.reports}>
      {reportsOf.length === 0 && <p className="text-sm text-muted">{facts.noReports}</p>}
      <ul className="grid gap-1.5 text-sm">
        {reportsOf.map((report, at) => {
          const Icon = report.isCredible ? ShieldCheck : ShieldQuestion
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id, so that nobody can be told from them
            <li key={at} className="flex flex-wrap items-center gap-x-2">
              <Badge tone={report.isCredible ? 'bad' : 'neutral'}>{faults[report.reason]}</Badge>
              <span className="inline-flex items-center gap-1 text-xs text-muted">
                <Icon size={12} aria-hidden />
                {report.isCredible ? facts.credible : facts.doubtful}
              </span>
              <span className="ml-auto text-xs text-muted">
                <Time at={report.at} />
              </span>
              {report.text && <span className="basis-full break-words">{report.text}</span>}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

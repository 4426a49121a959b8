import type { PostDetail } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { postsWords } from '#words/reviews/posts.ts'

/** What happened to a post, newest first. */
export function PostLog({ entries }: { entries: PostDetail['log'] }) {
  const { events, states } = useWords(postsWords)
  const names: Readonly<Record<string, string>> = events
  const stateNames: Readonly<Record<string, string>> = states
  return (
    <ol className="grid gap-3">
      {entries.toReversed().map(entry => (
        <li key={entry.id} className="grid gap-0.5 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{names[entry.action] ?? entry.action}</span>
            {entry.to && <span className="text-xs text-muted">{`→ ${stateNames[entry.to] ?? entry.to}`}</span>}
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">{entry.by}</p>
          {entry.reason && <p className="rounded-sm bg-ground px-2 py-1 text-xs wrap-anywhere">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  )
}

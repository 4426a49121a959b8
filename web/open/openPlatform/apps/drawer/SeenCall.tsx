import type { SeenCall as Seen } from '#contract/open/apps/seen-calls.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'

/** One call as it came, and its answer. */
export function SeenCall({ call }: { call: Seen }) {
  const text = useWords(appWords)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge tone={call.status < 400 ? 'good' : 'bad'}>{`HTTP ${call.status}`}</Badge>
        <Time at={call.at} shape="full" />
        <span className="break-all">{call.address}</span>
      </p>
      {call.said && <p className="text-sm">{call.said}</p>}
      <Listing title={text.request}>{call.request}</Listing>
      <Listing title={text.answer}>{call.answer || '–'}</Listing>
    </div>
  )
}

function Listing({ title, children }: { title: string; children: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs text-muted">{title}</figcaption>
      <pre className="rounded-md bg-ground p-3 text-xs break-all whitespace-pre-wrap">{children}</pre>
    </figure>
  )
}

type Outcome = Pick<Seen, 'outcome' | 'said'>

/** An outcome in words: the short ones that are known here, else the sentence of the reference. */
export function useOutcomeName(): (of: Outcome) => string {
  const { outcomes } = useWords(appChoiceWords)
  const known: Readonly<Record<string, string>> = outcomes
  return ({ outcome, said }) => known[outcome] ?? (said || outcome.replace(/^http/, 'HTTP '))
}

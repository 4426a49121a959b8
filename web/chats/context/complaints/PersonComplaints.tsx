import type { z } from 'zod'
import type { ChatContext } from '#contract/chats/chat-context.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { chatComplaintsWords } from '#words/chats/chats.ts'
import { complaintNameWords } from '#words/complaints/names.ts'

type PersonComplaintsProps = {
  complaints: NonNullable<z.output<typeof ChatContext>['complaints']>
  /** The order that a new complaint would be about. */
  orderNo: string | undefined
}

/** The person's complaints; each opens the complaint. */
export function PersonComplaints({ complaints, orderNo }: PersonComplaintsProps) {
  const text = useWords(chatComplaintsWords)
  const names = useWords(complaintNameWords)
  const mayCreate = useMay('complaints.create')
  return (
    <section className="grid gap-2 px-4 py-3.5">
      <h3 className="flex text-xs font-medium text-muted">
        {text.title}
        {mayCreate && (
          <Link to={`/tousu?new=${orderNo ?? '-'}&from=chat`} className="ml-auto text-accent-ink hover:underline">
            {text.create}
          </Link>
        )}
      </h3>
      {complaints.length === 0 && <p className="text-sm text-muted">{text.none}</p>}
      <ul className="grid gap-1.5">
        {complaints.map(({ id, no, level, type, state }) => (
          <li key={id} className="grid gap-0.5 text-sm">
            <span className="flex items-center gap-2">
              <Badge tone={level === 'P0' ? 'bad' : 'neutral'}>{level}</Badge>
              <span className="truncate">{names.types[type]}</span>
              <span className="ml-auto shrink-0 text-xs text-muted">{names.states[state]}</span>
            </span>
            <Link to={`/tousu?tab=all&id=${id}`} className="text-xs text-accent-ink hover:underline">
              {no}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

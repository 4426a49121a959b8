import type { ReactNode } from 'react'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { complaintNameWords } from '#words/complaints/names.ts'
import { talksWords } from '#words/orders/moves.ts'

const most = 20
const linkClass = 'text-accent-ink hover:underline'

/** Conversations and complaints about an order that this reader may see; each links to the record. */
export function Talks({ no }: { no: string }) {
  const maySeeChats = useMay('chats.view')
  const maySeeComplaints = useMay('complaints.view')
  const mayCreate = useMay('complaints.create')
  return (
    <div className="grid gap-6">
      {maySeeChats && <Chats no={no} />}
      {maySeeComplaints && <Complaints no={no} canCreate={mayCreate} />}
    </div>
  )
}

function Chats({ no }: { no: string }) {
  const text = useWords(talksWords)
  const { data } = useRead(api.chats.list, { queue: 'all', orderNo: no, limit: most })
  return (
    <Part title={text.chats} none={text.noChats} isNone={data?.rows.length === 0}>
      {data?.rows.map(({ id, peer, lastMessage }) => (
        <li key={id} className="grid gap-0.5 text-sm">
          <span className="flex items-center gap-2">
            <Link to={`/kefumsg?queue=all&chat=${id}`} className={linkClass}>
              {peer.name}
            </Link>
            {lastMessage && (
              <span className="ml-auto text-xs text-muted">
                <Time at={lastMessage.at} />
              </span>
            )}
          </span>
          {lastMessage && (
            <span className="truncate text-muted">{text.kinds[lastMessage.kind] ?? lastMessage.text}</span>
          )}
        </li>
      ))}
    </Part>
  )
}

function Complaints({ no, canCreate }: { no: string; canCreate: boolean }) {
  const text = useWords(talksWords)
  const names = useWords(complaintNameWords)
  const { data } = useRead(api.complaints.list, { queue: 'all', orderNo: no, limit: most })
  const create = canCreate && (
    <Link to={`/tousu?new=${no}`} className={`ml-auto text-sm ${linkClass}`}>
      {text.newComplaint}
    </Link>
  )
  return (
    <Part title={text.complaints} none={text.noComplaints} isNone={data?.rows.length === 0} action={create}>
      {data?.rows.map(({ id, no: complaintNo, level, type, state }) => (
        <li key={id} className="flex items-center gap-2 text-sm">
          <Badge tone={level === 'P0' ? 'bad' : 'neutral'}>{level}</Badge>
          <Link to={`/tousu?tab=all&id=${id}`} className={linkClass}>
            {complaintNo}
          </Link>
          <span className="truncate">{names.types[type]}</span>
          <span className="ml-auto shrink-0 text-xs text-muted">{names.states[state]}</span>
        </li>
      ))}
    </Part>
  )
}

type PartProps = { title: string; none: string; isNone: boolean; action?: ReactNode; children: ReactNode }

function Part({ title, none, isNone, action, children }: PartProps) {
  return (
    <section className="grid gap-2">
      <h3 className="flex items-baseline font-medium">
        {title}
        {action}
      </h3>
      {isNone ? <p className="text-sm text-muted">{none}</p> : <ul className="grid gap-3">{children}</ul>}
    </section>
  )
}

import BadgeCheck from 'lucide-react/icons/badge-check'
import MicOff from 'lucide-react/icons/mic-off'
import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { RevealDialog } from '#web/chats/conversation/RevealDialog.tsx'
import { serverNow } from '#web/kit/clock.ts'
import { useMay } from '#web/kit/may.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { countText } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'

type Person = OutputOf<typeof chats.context>['person']

export function PersonFacts({ person }: { person: Person }) {
  const text = useWords(chatsWords)
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2.5">
        <Avatar name={person.name} src={person.avatar} size={40} />
        <span className="grid min-w-0">
          <span className="flex items-center gap-1 font-medium">
            <span className="truncate">{person.name}</span>
            {person.isVerified && (
              <BadgeCheck size={14} aria-label={text.verified} className="shrink-0 text-accent-ink" />
            )}
          </span>
          <span className="text-xs text-muted">{`${text.peers[person.kind]} · ${text.idOf(person.id)}`}</span>
        </span>
      </p>
      <Facts>
        <Fact name={text.phone}>
          <Phone person={person} />
        </Fact>
        <Fact name={text.orderCount}>{countText(person.orderCount)}</Fact>
        <Fact name={text.since}>
          <Time at={person.createdAt} />
        </Fact>
        {person.risks.length > 0 && (
          <Fact name={text.risk}>
            <span className="flex flex-wrap gap-1">
              {person.risks.map(({ label, count }) => (
                <span key={label} className={`rounded-sm px-1.5 text-xs ${toneClass.warn}`}>
                  {`${text.risks[label]} ×${count}`}
                </span>
              ))}
            </span>
          </Fact>
        )}
      </Facts>
      {person.mutedUntil !== null && (
        <p className="flex items-center gap-1.5 rounded-md bg-warn-soft px-2 py-1.5 text-xs text-warn-ink">
          <MicOff size={13} aria-hidden />
          {text.mutedUntil}
          <Time at={person.mutedUntil} />
          <span className="truncate">{person.muteReason}</span>
        </p>
      )}
    </div>
  )
}

const shownMs = 60_000

/** Masked until revealed with a reason by somebody with the permission; then shown for one minute. */
function Phone({ person }: { person: Person }) {
  const text = useWords(chatsWords)
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ value: string; until: number }>()
  const mayReveal = useMay('people.reveal')
  const now = useNow(1000)
  const isShown = shown !== undefined && shown.until > now
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {isShown ? shown.value : person.phone || '–'}
      {isShown && <Copy value={shown.value} />}
      {isShown && <span className="text-xs text-muted">{text.secondsLeft(Math.ceil((shown.until - now) / 1000))}</span>}
      {!isShown && person.phone && mayReveal && <RowButton onPress={() => setAsking(true)}>{text.reveal}</RowButton>}
      {isAsking && (
        <RevealDialog
          field="users.phone"
          id={person.id}
          who={person.name}
          onShown={value => setShown({ value, until: serverNow() + shownMs })}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}

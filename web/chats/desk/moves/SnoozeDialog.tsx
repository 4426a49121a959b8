import { useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { dayOf, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { chatMovesWords } from '#words/chats/conversation.ts'

const minute = 60_000
const spans = { quarter: 15 * minute, hour: 60 * minute, three: 180 * minute } as const

/** Tomorrow at nine in Shanghai, which has no daylight saving time. */
function tomorrow(now: number): number {
  return Date.parse(`${dayOf(now + 1440 * minute)}T09:00:00+08:00`)
}

/** Snoozes a conversation until a time, or until the other party writes. */
export function SnoozeDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(chatMovesWords)
  const print = useTimeFormat('short')
  const [now] = useState(Date.now)
  const form = useForm(chats.snooze, {
    initial: { until: now + spans.hour },
    record: chat,
    input: values => values,
    onDone: onClose,
  })
  const { until } = form.values
  const choices = [
    ...Object.entries(spans).map(([key, ms]) => ({ key: key as keyof typeof spans, at: now + ms })),
    { key: 'tomorrow' as const, at: tomorrow(now) },
  ]

  return (
    <FormDialog title={text.snoozeOf(chat.peer.name)} width={440} form={form} ready={until > now} onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, at }) => (
          <Chip key={key} chosen={until === at} onChoose={() => form.set({ until: at })}>
            {text.snoozes[key]}
          </Chip>
        ))}
      </div>
      <TextField
        type="datetime-local"
        label={text.snoozeUntil}
        hint={text.snoozeHint(print(until))}
        value={inShanghai(until)}
        onChange={({ target: { value } }) => value && form.set({ until: Date.parse(`${value}:00+08:00`) })}
      />
    </FormDialog>
  )
}

/** `2026-11-21T09:00`, the format of a datetime-local input. */
function inShanghai(at: number): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })
  return `${dayOf(at)}T${clock.format(at)}`
}

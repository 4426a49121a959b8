import { useState } from 'react'
import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { momentOf, typedOf } from '#web/shared/time/moments.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { DateTimeBox } from '#web/ui/dates/DateBox.tsx'
import { chatMovesWords } from '#words/chats/conversation.ts'

const spans = { quarter: 15 * minuteMs, hour: hourMs, three: 3 * hourMs } as const

/** Tomorrow at nine in Shanghai. */
function tomorrow(now: number): number {
  return shanghaiMidnight(now + dayMs) + 9 * hourMs
}

/** Snoozes a conversation until a time, or until the other party writes. */
export function SnoozeDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(chatMovesWords)
  const print = useTimeFormat('short')
  const [now] = useState(serverNow)
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
      <DateTimeBox
        isAhead
        label={text.snoozeUntil}
        hint={text.snoozeHint(print(until))}
        value={typedOf(until)}
        onChoose={typed => form.set({ until: momentOf(typed) ?? until })}
      />
    </FormDialog>
  )
}

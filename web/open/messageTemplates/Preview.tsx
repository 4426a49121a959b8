import Bell from 'lucide-react/icons/bell'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import type { Language } from '#contract/base/values.ts'
import { type MessageText, messageLimits } from '#contract/open/messages/message-templates.ts'
import { renderText } from '#contract/open/messages/render.ts'
import { htmlLanguage, useWords } from '#web/kit/words.ts'
import { messageTemplateWords } from '#words/open/message-templates.ts'

type PreviewProps = { text: MessageText; values: Readonly<Record<string, string>>; language: Language }

/** A text as a phone shows it: a notification, and the SMS. */
export function Preview({ text: { title, body, sms }, values, language }: PreviewProps) {
  const text = useWords(messageTemplateWords)
  const short = renderText(sms, values)
  return (
    <div className="grid content-start gap-2 rounded-lg bg-ground p-2 text-sm">
      <div className="flex gap-2 rounded-md border border-line bg-surface p-2.5">
        <Bell size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
        <div lang={htmlLanguage(language)} dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-medium">{renderText(title, values)}</p>
          <p className="whitespace-pre-wrap">{renderText(body, values)}</p>
        </div>
        <span className="shrink-0 text-xs text-muted">{text.now}</span>
      </div>
      <div className="flex gap-2 px-2.5 py-1 text-xs text-muted">
        <MessageSquareText size={14} aria-hidden className="mt-0.5 shrink-0" />
        {short === '' ? (
          <span>{text.noSms}</span>
        ) : (
          <span className="min-w-0 wrap-anywhere">
            <span lang={htmlLanguage(language)} className="text-ink">
              {short}
            </span>{' '}
            <span className="whitespace-nowrap">{text.characters([...short].length, messageLimits.sms)}</span>
          </span>
        )}
      </div>
    </div>
  )
}

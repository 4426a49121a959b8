import History from 'lucide-react/icons/rotate-ccw-clock'
import type { Language } from '#contract/base/values.ts'
import { messageLimits, type messageTemplates } from '#contract/open/messages/message-templates.ts'
import { htmlLanguage, languageName, useWords } from '#web/kit/words.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { uiWords } from '#words/base/ui.ts'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { Preview } from '../Preview.tsx'
import type { Filled, Values } from './MessageTemplateDialog.tsx'

type LanguageColumnProps = {
  form: Form<typeof messageTemplates.update, Values>
  language: Language
  filled: Filled
  /** From the built-in text. */
  isChanged: boolean
  onEarlier: () => void
}

/** The text of one language, and as a phone will show it. */
export function LanguageColumn({ form, language, filled, isChanged, onEarlier }: LanguageColumnProps) {
  const text = useWords(messageTemplateWords)
  const { onRecord } = useWords(uiWords)
  const now = form.values[language]

  function field(name: 'title' | 'body' | 'sms', hint: string) {
    const path = `${language}.${name}` as const
    const recorded = form.onRecord(path)
    const wired = form.text(path)
    return {
      ...wired,
      error: wired.error ?? filled.faults[path],
      hint: recorded === undefined ? hint : onRecord(recorded),
      lang: htmlLanguage(language),
      dir: 'auto',
      'data-language': language,
      'data-field': name,
      autoComplete: 'off',
      maxLength: messageLimits[name],
    }
  }
  const counted = (name: 'title' | 'body' | 'sms') => text.characters(now[name].length, messageLimits[name])

  return (
    <section aria-label={languageName(language)} className="grid content-start gap-3">
      <div className="flex min-h-control items-center gap-2">
        <h3 lang={htmlLanguage(language)} className="font-medium">
          {languageName(language)}
        </h3>
        {isChanged && <Badge tone="accent">{text.changedIn}</Badge>}
        <span className="ml-auto">
          <Button look="quiet" icon={History} onClick={onEarlier}>
            {text.earlier}
          </Button>
        </span>
      </div>
      <TextField {...field('title', counted('title'))} label={text.heading} />
      <Textarea {...field('body', counted('body'))} label={text.body} rows={6} />
      <Textarea {...field('sms', now.sms === '' ? text.smsHint : counted('sms'))} label={text.sms} rows={3} />
      <Preview text={now} values={filled.values[language]} language={language} />
    </section>
  )
}

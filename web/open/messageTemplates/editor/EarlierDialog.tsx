import type { Language } from '#contract/base/values.ts'
import { linesOfText, type MessageTemplate, type MessageText } from '#contract/open/messages/message-templates.ts'
import { htmlLanguage, languageName, useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { differences } from './differences.ts'

type EarlierDialogProps = {
  template: MessageTemplate
  language: Language
  /** The text in the form. */
  now: MessageText
  onUse: (text: MessageText) => void
  onClose: () => void
}

type Earlier = { key: string; name: string; at: number | null; text: MessageText }

/** The earlier texts of a language and the built-in one, each with what would change; one of them can be taken over. */
export function EarlierDialog({ template, language, now, onUse, onClose }: EarlierDialogProps) {
  const text = useWords(messageTemplateWords)
  const builtIn = template.builtIn[language]
  const texts: Earlier[] = template.earlier
    .filter(one => one.language === language)
    .map(one => ({
      key: String(one.version),
      name: text.versionBy(one.version, one.by),
      at: one.at,
      text: one.text ?? builtIn,
    }))
  return (
    <Dialog open onClose={onClose} title={`${text.earlier} · ${languageName(language)}`} width={640}>
      <ol className="grid gap-3 pb-4">
        {[...texts, { key: 'builtIn', name: text.builtIn, at: null, text: builtIn }].map(one => (
          <li key={one.key} className="grid gap-2 rounded-md border border-line p-3 text-sm">
            <Headline
              earlier={one}
              isSame={linesOfText(one.text) === linesOfText(now)}
              onUse={() => {
                onUse(one.text)
                onClose()
              }}
            />
            <Differences before={linesOfText(now)} after={linesOfText(one.text)} language={language} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Headline({ earlier, isSame, onUse }: { earlier: Earlier; isSame: boolean; onUse: () => void }) {
  const text = useWords(messageTemplateWords)
  return (
    <div className="flex min-h-control flex-wrap items-center gap-2">
      <span className="font-medium">{earlier.name}</span>
      {earlier.at !== null && (
        <span className="text-xs text-muted">
          <Time at={earlier.at} />
        </span>
      )}
      <span className="ml-auto">
        {isSame ? (
          <span className="text-xs text-muted">{text.isCurrent}</span>
        ) : (
          <Button onClick={onUse}>{text.useThis}</Button>
        )}
      </span>
    </div>
  )
}

type DifferencesProps = { before: string; after: string; language: Language }

function Differences({ before, after, language }: DifferencesProps) {
  const looks = { removed: 'bg-bad-soft text-bad-ink', added: 'bg-good-soft text-good-ink no-underline' }
  return (
    <p lang={htmlLanguage(language)} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {differences(before, after).map(({ kind, text }, place) => {
        const key = `${place} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Tag = kind === 'removed' ? 'del' : 'ins'
        return (
          <Tag key={key} className={looks[kind]}>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}

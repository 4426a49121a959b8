import { useRef } from 'react'
import { type Language, languages } from '#contract/base/values.ts'
import type { MessageTemplate } from '#contract/open/messages/message-templates.ts'
import { useWords } from '#web/kit/words.ts'
import { messageTemplateWords, variableNameWords } from '#words/open/message-templates.ts'
import { withPlace } from './insert.ts'

const fields = ['title', 'body', 'sms'] as const
type Field = (typeof fields)[number]
type Inserted = { language: Language; field: Field; value: string }

type VariablesProps = { variables: MessageTemplate['variables']; onInsert: (inserted: Inserted) => void }

/** The variables of a template: each is inserted where the cursor stands or stood last. */
export function Variables({ variables, onInsert }: VariablesProps) {
  const text = useWords(messageTemplateWords)
  const names = useWords(variableNameWords)
  const box = useRef<HTMLDivElement>(null)

  function insert(name: string): void {
    const input = textInput(box.current)
    if (!input) return
    const { language, field } = input.dataset as { language: Language; field: Field }
    const { selectionStart, selectionEnd } = input
    const selected = { value: input.value, from: selectionStart ?? 0, to: selectionEnd ?? 0 }
    const { value, cursor } = withPlace(selected, name)
    onInsert({ language, field, value })
    input.focus()
    // The field has the new text after it was drawn.
    requestAnimationFrame(() => input.setSelectionRange(cursor, cursor))
  }

  return (
    <section ref={box} aria-label={text.variables} className="grid gap-1.5">
      <p className="text-xs text-muted">{text.variablesHint}</p>
      <div className="flex flex-wrap gap-1.5">
        {variables.map(({ name, isRequired }) => (
          <button
            key={name}
            type="button"
            // The cursor stays where it is.
            onPointerDown={event => event.preventDefault()}
            onClick={() => insert(name)}
            className="min-h-7 rounded-full border border-line-strong bg-surface px-2.5 text-sm transition-colors duration-100 hover:border-accent hover:text-accent-ink pointer-coarse:min-h-control"
          >
            {names[name]}
            {isRequired && ' *'} <span className="font-mono text-xs text-muted">{`{${name}}`}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** The focused text of the form; else the body that is shown first. */
function textInput(box: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | null | undefined {
  const { activeElement } = document
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  if (isText && languages.some(language => language === activeElement.dataset.language)) return activeElement
  return box?.closest('form')?.querySelector<HTMLTextAreaElement>('[data-field="body"]')
}

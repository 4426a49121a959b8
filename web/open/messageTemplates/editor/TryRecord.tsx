import FlaskConical from 'lucide-react/icons/flask-conical'
import { type KeyboardEvent, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { type MessageTemplate, messageLimits } from '#contract/open/messages/message-templates.ts'
import { api } from '#web/kit/api.ts'
import { call, Refused } from '#web/kit/call.ts'
import { toastFailure } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { messageTemplateWords, variableNameWords } from '#words/open/message-templates.ts'
import type { Filled, Values } from './MessageTemplateDialog.tsx'

type TryRecordProps = { template: MessageTemplate; texts: Values; onFilled: (filled: Filled) => void }
type Tried = OutputOf<typeof api.messageTemplates.try> & { no: string }

/** Fills the previews from a real record, and says what saving would refuse. */
export function TryRecord({ template, texts, onFilled }: TryRecordProps) {
  const text = useWords(messageTemplateWords)
  const [no, setNo] = useState('')
  const [tried, setTried] = useState<Tried>()
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function tryOut(): Promise<void> {
    setPending(true)
    setError(undefined)
    try {
      const { zh, en, es, ja } = texts
      const answer = await call(api.messageTemplates.try, { id: template.id, no, zh, en, es, ja })
      setTried({ ...answer, no: no.trim() })
      onFilled(answer)
    } catch (problem) {
      if (problem instanceof Refused) setError(problem.message)
      else toastFailure(problem as Error)
    } finally {
      setPending(false)
    }
  }

  function tryByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // Enter in this field saves nothing.
    event.preventDefault()
    void tryOut()
  }

  return (
    <section className="grid gap-1.5">
      <div className="flex flex-wrap items-start gap-2">
        <span className="w-80 max-w-full">
          <TextField
            label={text.tryOut}
            placeholder={text.tryNo}
            value={no}
            error={error}
            maxLength={messageLimits.no}
            autoComplete="off"
            onChange={event => setNo(event.target.value)}
            onKeyDown={tryByKey}
          />
        </span>
        <span className="pt-6">
          <Button icon={FlaskConical} busy={pending} onClick={() => void tryOut()}>
            {text.tryAction}
          </Button>
        </span>
      </div>
      <Result tried={tried} />
    </section>
  )
}

function Result({ tried }: { tried: Tried | undefined }) {
  const text = useWords(messageTemplateWords)
  const names = useWords(variableNameWords)
  if (!tried) return null
  const sampled = tried.sampled.map(name => names[name]).join(', ')
  return (
    <p role="status" className="text-xs text-muted">
      {tried.no === '' ? text.withSamples : text.triedWith(tried.no)}
      {sampled !== '' && `. ${text.sampled(sampled)}`}
    </p>
  )
}

import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { errorLogWords } from '#words/desk/panels.ts'
import { shellWords } from '#words/desk/shell.ts'
import { clearErrorLog, type ErrorEntry, useErrorLog } from './errors.ts'

/** Errors of this window, to be reported to the support. */
export function ErrorLog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(shellWords)
  const text = useWords(errorLogWords)
  const entries = useErrorLog()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.errorLog}
      width={720}
      footer={
        <>
          {entries.length > 0 && (
            <Button look="risky" onClick={clearErrorLog}>
              {text.clearErrors}
            </Button>
          )}
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      {entries.length === 0 && <Empty>{text.noErrors}</Empty>}
      <ul className="divide-y divide-line">
        {entries.map(entry => (
          <li key={entry.id} className="py-3">
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Entry({ entry: { at, origin, message, info, url, stack } }: { entry: ErrorEntry }) {
  const words = useWords(errorLogWords)
  const second = useTimeFormat('second')
  return (
    <Facts>
      <Fact name={words.errorMessage}>
        <span className="mr-2 text-bad-ink">{message}</span>
        <Badge>{words.origins[origin]}</Badge> <span className="text-xs text-muted">{second(at)}</span>
      </Fact>
      {info && <Fact name={words.errorInfo}>{info}</Fact>}
      <Fact name={words.errorUrl}>{url}</Fact>
      {stack && (
        <Fact name={words.errorStack}>
          <pre className="max-h-40 overflow-auto rounded-md bg-neutral-soft p-2 text-xs whitespace-pre-wrap">
            {stack}
          </pre>
        </Fact>
      )}
    </Facts>
  )
}

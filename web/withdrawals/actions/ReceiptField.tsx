import { CircleCheck, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { largestChatImage } from '#contract/files.ts'
import { Refused, Unreachable } from '#web/kit/call.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

type ReceiptFieldProps = {
  /** Empty until a picture was uploaded. */
  fileId: string
  error: string | undefined
  onUploaded: (fileId: string) => void
}

/** Uploads the picture of a receipt. */
export function ReceiptField({ fileId, error, onUploaded }: ReceiptFieldProps) {
  const text = useWords(withdrawalsWords)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function choose(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = ''
    if (!file) return
    if (!types.includes(file.type) || file.size > largestChatImage) {
      toast.error(text.receiptHint)
      return
    }
    setBusy(true)
    try {
      onUploaded(String((await uploadFile('chatimg', file, 'receipt')).fileId))
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem
      toast.error(problem.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-sm text-muted">{text.receipt}</span>
      <span className="flex flex-wrap items-center gap-2">
        <Button icon={Upload} busy={isBusy} onClick={() => input.current?.click()}>
          {text.chooseReceipt}
        </Button>
        {fileId && (
          <span role="status" className="flex items-center gap-1 text-sm text-good-ink">
            <CircleCheck size={14} aria-hidden />
            {text.receiptReady}
          </span>
        )}
      </span>
      <p className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>{error ?? text.receiptHint}</p>
      <input
        ref={input}
        type="file"
        aria-label={text.chooseReceipt}
        accept={types.join()}
        tabIndex={-1}
        onChange={event => void choose(event.target.files?.[0])}
        className="sr-only"
      />
    </div>
  )
}

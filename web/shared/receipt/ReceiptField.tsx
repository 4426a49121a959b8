import CircleCheck from 'lucide-react/icons/circle-check'
import Upload from 'lucide-react/icons/upload'
import { useWords } from '#web/kit/words.ts'
import { PictureButton } from '#web/shared/media/PictureButton.tsx'
import { receiptWords } from '#words/money/receipt.ts'

type ReceiptFieldProps = {
  /** Empty until a picture was uploaded. */
  fileId: string
  error: string | undefined
  onUploaded: (fileId: string) => void
}

/** Uploads the picture of a receipt. */
export function ReceiptField({ fileId, error, onUploaded }: ReceiptFieldProps) {
  const text = useWords(receiptWords)
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-sm text-muted">{text.receipt}</span>
      <span className="flex flex-wrap items-center gap-2">
        <PictureButton
          icon={Upload}
          label={text.chooseReceipt}
          module="chatimg"
          name="receipt"
          hint={text.receiptHint}
          onStored={([stored]) => onUploaded(String(stored?.fileId))}
        />
        {fileId && (
          <span role="status" className="flex items-center gap-1 text-sm text-good-ink">
            <CircleCheck size={14} aria-hidden />
            {text.receiptReady}
          </span>
        )}
      </span>
      <p className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>{error ?? text.receiptHint}</p>
    </div>
  )
}

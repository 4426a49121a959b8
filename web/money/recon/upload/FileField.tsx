import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { reconWords } from '#words/money/recon.ts'
import { billTemplate } from './template.ts'

type FileFieldProps = { file: File | undefined; onChoose: (file: File | undefined) => void }

/** The CSV, and a template of one. */
export function FileField({ file, onChoose }: FileFieldProps) {
  const { uploading, billColumns, billKinds } = useWords(reconWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={uploading.file} hint={uploading.hint}>
      {wiring => (
        <span className="flex flex-wrap items-center gap-2">
          <input
            {...wiring}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            tabIndex={-1}
            onChange={event => onChoose(event.target.files?.[0])}
          />
          <Button icon={FileUp} onClick={() => input.current?.click()}>
            {uploading.choose}
          </Button>
          <span className="min-w-0 flex-1 truncate text-sm">{file?.name}</span>
          <Button look="quiet" icon={Download} onClick={() => save(billTemplate(billColumns, billKinds.pay))}>
            {uploading.template}
          </Button>
        </span>
      )}
    </Field>
  )
}

function save(file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: 'bill.csv' })
  link.click()
  URL.revokeObjectURL(url)
}

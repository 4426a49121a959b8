import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { mostPackedBytes } from '#contract/money/recon/bill.ts'
import { api } from '#web/kit/api.ts'
import { sendCommand } from '#web/kit/command.ts'
import { toastFailure } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { DateBox } from '#web/ui/dates/DateBox.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'
import type { Standing } from '../days/StopBar.tsx'
import { BillFaults } from './BillFaults.tsx'
import { FileField } from './FileField.tsx'
import { packFile } from './pack.ts'

type UploadDialogProps = { channels: Standing['channels']; onClose: () => void }
export type Uploaded = OutputOf<typeof api.recon.upload>

/** Sends the bill of a day as CSV; what is wrong in it is shown with its lines. */
export function UploadDialog({ channels, onClose }: UploadDialogProps) {
  const text = useWords(reconWords)
  const { columns, uploading } = text
  const { done } = useWords(recordWords)
  const [channel, setChannel] = useState(channels.length === 1 ? (channels[0]?.id ?? '') : '')
  const [day, setDay] = useState('')
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<Uploaded>()
  const [pending, setPending] = useState(false)

  async function submit(): Promise<boolean> {
    if (!file) return false
    setPending(true)
    const packed = await packFile(file)
    const isSmall = packed.length <= mostPackedBytes
    const outcome = isSmall ? await sendCommand(api.recon.upload, { channel, day, file: packed }) : undefined
    setPending(false)
    if (!outcome) toast.error(uploading.tooLarge)
    else if (outcome instanceof Error) toastFailure(outcome)
    else if (outcome.day) {
      toast.success(done)
      onClose()
    } else setWrong(outcome)
    return false
  }

  return (
    <FormDialog
      title={text.upload}
      form={{ pending, conflict: undefined, submit }}
      ready={channel !== '' && day !== '' && file !== undefined}
      onClose={onClose}
    >
      <Select
        label={columns.channel}
        options={[
          { value: '', label: uploading.chooseChannel },
          ...channels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={channel}
        onChoose={setChannel}
      />
      <DateBox label={columns.day} value={day} onChoose={setDay} />
      <FileField
        file={file}
        onChoose={chosen => {
          setFile(chosen)
          setWrong(undefined)
        }}
      />
      {wrong && <BillFaults wrong={wrong} />}
    </FormDialog>
  )
}

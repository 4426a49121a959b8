import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { mostPackedBytes } from '#contract/money/recon/bill.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { sendCommand } from '#web/kit/command.ts'
import { toastFailure } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { DateBox } from '#web/ui/dates/DateBox.tsx'
import { reconWords } from '#words/money/recon.ts'
import type { Awaited } from '../days/AwaitingBar.tsx'
import type { Standing } from '../days/StopBar.tsx'
import { BillFaults } from './BillFaults.tsx'
import { dayOfFile, yesterday } from './dayOfFile.ts'
import { FileField } from './FileField.tsx'
import { packFile } from './pack.ts'
import { UploadResult } from './UploadResult.tsx'

type UploadDialogProps = {
  channels: Standing['channels']
  /** The day whose bill it is; otherwise it is read from the file, or is yesterday. */
  awaited: Awaited | undefined
  onClose: () => void
}
export type Uploaded = OutputOf<typeof api.recon.upload>

/** Sends the bill of a day as CSV; what is wrong in it is shown with its lines. */
export function UploadDialog({ channels, awaited, onClose }: UploadDialogProps) {
  const text = useWords(reconWords)
  const { columns, uploading } = text
  const [channel, setChannel] = useState(awaited?.channel.id ?? (channels.length === 1 ? (channels[0]?.id ?? '') : ''))
  const [day, setDay] = useState(() => awaited?.day ?? yesterday())
  const [isRead, setRead] = useState(false)
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<Uploaded>()
  const [stored, setStored] = useState<ReconDay>()
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
    else if (outcome.day) setStored(outcome.day)
    else setWrong(outcome)
    return false
  }

  async function choose(chosen: File | undefined): Promise<void> {
    setFile(chosen)
    setWrong(undefined)
    const found = chosen && (await dayOfFile(chosen))
    setRead(found !== undefined)
    if (found) setDay(found)
  }

  if (stored) return <UploadResult day={stored} onClose={onClose} />
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
      <FileField file={file} onChoose={chosen => void choose(chosen)} />
      <DateBox
        label={columns.day}
        hint={isRead ? uploading.dayRead : awaited ? undefined : uploading.dayGuessed}
        value={day}
        onChoose={setDay}
      />
      {wrong && <BillFaults wrong={wrong} />}
    </FormDialog>
  )
}

import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { type BillColumn, billColumns, mostPackedBytes } from '#contract/money/recon/bill.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { sendCommand } from '#web/kit/command.ts'
import { toastFailure } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { DateBox } from '#web/ui/dates/DateBox.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { reconWords } from '#words/money/recon.ts'
import type { Awaited } from '../days/AwaitingBar.tsx'
import { DayBadge } from '../days/DayBadge.tsx'
import type { Standing } from '../days/StopBar.tsx'
import { dayAddress } from '../question.ts'

const example: Record<Exclude<BillColumn, 'kind'>, string> = {
  channelNo: '4200001234202611220001',
  merchantNo: '',
  amount: '25.80',
  fee: '0.10',
  time: '2026-11-22 12:30:05',
}

/** A bill with its header and one line, in the words of the reader. */
function billTemplate(names: Readonly<Record<BillColumn, string>>, kind: string): Blob {
  const line = { ...example, kind }
  const rows = [billColumns.map(column => names[column]), billColumns.map(column => line[column])]
  // Spreadsheet programs read UTF-8 with this mark only.
  return new Blob(['\uFEFF', ...rows.map(row => `${row.join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' })
}

/** Of a bill so much is read for its day. */
const charactersRead = 64 * 1024
const days = /(?<!\d)(20\d{2})([-/.]?)(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])(?!\d)/g

/** Bills of a day come on the next one. */
function yesterday(): string {
  return addDays(shanghaiDay(serverNow()), -1)
}

/** The day that stands in a bill most often, else in its name; undefined without one. */
async function dayOfFile(file: File): Promise<string | undefined> {
  // Days are written in signs that all encodings of bills have alike.
  const text = new TextDecoder('latin1').decode(await file.slice(0, charactersRead).arrayBuffer())
  return mostFrequent(daysIn(text, true)) ?? mostFrequent(daysIn(file.name, false))
}

/** Within a bill, digits without anything between them are numbers of movements. */
function daysIn(text: string, isSeparated: boolean): string[] {
  return [...text.matchAll(days)]
    .filter(([, , separator]) => separator !== '' || !isSeparated)
    .map(([, year, , month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function mostFrequent(found: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const day of found) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

type UploadDialogProps = {
  channels: Standing['channels']
  /** The day whose bill it is; otherwise it is read from the file, or is yesterday. */
  awaited: Awaited | undefined
  onClose: () => void
}
type Uploaded = OutputOf<typeof api.recon.upload>

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

/** Why a bill was not stored: columns that it lacks, or lines that cannot be read. */
function BillFaults({ wrong: { missing, faults, faultCount } }: { wrong: Uploaded }) {
  const { uploading, billColumns, faults: sentences } = useWords(reconWords)
  return (
    <section role="alert" className="grid gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-bad-ink">
      {missing.length > 0 && <p>{uploading.missing(missing.map(column => billColumns[column]).join('、'))}</p>}
      {faultCount > 0 && (
        <>
          <p className="font-medium">{uploading.faulty(faultCount)}</p>
          <ul className="grid max-h-40 gap-0.5 overflow-y-auto">
            {faults.map(({ line, column, fault }) => (
              <li key={`${line} ${column} ${fault}`}>{uploading.fault(line, billColumns[column], sentences[fault])}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type FileFieldProps = { file: File | undefined; onChoose: (file: File | undefined) => void }

/** The CSV, and a template of one. */
function FileField({ file, onChoose }: FileFieldProps) {
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

/** What became of a bill: how many movements were read, how many match, and how many do not. */
function UploadResult({ day, onClose }: { day: ReconDay; onClose: () => void }) {
  const { uploaded, columns, movements } = useWords(reconWords)
  const { seen } = useWords(chosenWords)
  const { amount = 0, onlyOurs = 0, onlyTheirs = 0 } = day.differences
  const different = amount + onlyOurs + onlyTheirs
  return (
    <Dialog
      open
      onClose={onClose}
      title={uploaded.title}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p className="flex items-center gap-2 font-medium">
          {`${day.channel.name} ${day.day}`}
          <DayBadge row={day} />
        </p>
        <Facts>
          <Fact name={uploaded.read}>{movements(day.theirs.count)}</Fact>
          <Fact name={uploaded.matched}>{movements(day.matched)}</Fact>
          <Fact name={uploaded.different}>
            <span className={different > 0 ? 'text-bad-ink' : ''}>{movements(different)}</span>
            {different > 0 && (
              <Link to={dayAddress(day.id)} onClick={onClose} className="ml-3 text-accent-ink hover:underline">
                {uploaded.look}
              </Link>
            )}
          </Fact>
          <Fact name={columns.fee}>
            <Money fen={day.feeFen} />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}

/** A file as the server takes it: gzipped, in base64. */
async function packFile(file: File): Promise<string> {
  const packed = new Response(file.stream().pipeThrough(new CompressionStream('gzip')))
  return toBase64(new Uint8Array(await packed.arrayBuffer()))
}

const bytesAtOnce = 32_768

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce))
  }
  return btoa(text)
}

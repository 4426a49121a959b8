import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import type { ExportRow } from '#contract/desk/exports.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { type ExportsWords, exportsWords } from '#words/desk/exports.ts'
import { count } from './count.ts'
import { download } from './download.ts'

/** One export: name, progress or error, and its actions. */
export function ExportLine({ row }: { row: ExportRow }) {
  const text = useWords(exportsWords)
  const print = useTimeFormat('short')
  const cancel = useCommand(api.exports.cancel)
  const isUnderWay = row.state === 'waiting' || row.state === 'running'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 px-3 py-1.5">
      <span className={`truncate ${row.state === 'done' ? '' : 'text-muted'}`} title={row.title}>
        {row.title}
      </span>
      <span className="row-span-2">
        {row.state === 'done' && (
          <IconButton icon={Download} label={text.download} onClick={() => void download(row.id)} />
        )}
        {isUnderWay && (
          <IconButton
            icon={X}
            label={text.cancel}
            disabled={cancel.pending}
            onClick={() => void cancel.run({ id: row.id })}
          />
        )}
      </span>
      <span className={`text-xs ${row.state === 'failed' ? 'text-bad-ink' : 'text-muted'}`}>
        {saidOf(row, text, print)}
      </span>
      {isUnderWay && <Progress row={row} />}
    </li>
  )
}

/** Indeterminate while the total is unknown. */
function Progress({ row: { title, rows, total } }: { row: ExportRow }) {
  const share = total === null ? undefined : Math.min(100, Math.round((rows / Math.max(1, total)) * 100))
  return (
    <div
      role="progressbar"
      aria-label={title}
      {...(share !== undefined && { 'aria-valuenow': share })}
      className="col-span-2 mt-1 h-1 overflow-hidden rounded-full bg-line"
    >
      <div
        className={`h-full bg-accent-fill transition-[width] duration-150 ${share === undefined ? 'animate-pulse' : ''}`}
        style={{ width: `${share ?? 100}%` }}
      />
    </div>
  )
}

function saidOf(row: ExportRow, text: ExportsWords, print: (at: number) => string): string {
  const state = text.states[row.state]
  if (row.state === 'failed') return row.why ? text.whys[row.why] : state
  if (row.state === 'done') {
    const until = row.expiresAt === null ? [] : [text.until(print(row.expiresAt))]
    return [text.rows(count(row.rows)), ...until].join(' · ')
  }
  if (row.state !== 'running') return state
  return row.total === null
    ? text.progressOnly(count(row.rows))
    : text.progress(count(row.rows), count(Math.max(row.total, row.rows)))
}

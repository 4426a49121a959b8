import { type ComponentProps, type ReactNode, useState } from 'react'
import type { RecordLog as Log } from '#contract/base/record-log.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { HolderBadge } from './HolderBadge.tsx'

const parts = ['facts', 'log'] as const
type Part = (typeof parts)[number]

type CaseDrawerProps = {
  /** What kind of record it is. */
  name: string
  partNames: Readonly<Record<Part, string>>
  /** The whole record, or the row of the list until it is loaded. */
  row: ({ no: string } & ComponentProps<typeof HolderBadge>['row']) | undefined
  /** Of the whole record, once it is loaded. */
  log: Log | undefined
  /** What the log calls what happened. */
  events: Readonly<Record<string, string>>
  error: Error | null
  /** In the head: what it is and how it stands. */
  state: ReactNode
  buttons: ReactNode
  onStep: ((step: -1 | 1) => void) | undefined
  onAgain: () => void
  onClose: () => void
  /** The facts of the whole record. */
  children: ReactNode
}

/** The drawer of a record that is judged: facts, and what happened to it. */
export function CaseDrawer(props: CaseDrawerProps) {
  const { name, partNames, row, log, events, error, state, buttons, onStep, onAgain, onClose, children } = props
  const [part, setPart] = useState<Part>('facts')
  return (
    <RecordDrawer
      kind={`${name} ${row?.no ?? ''}`}
      title={
        row && (
          <>
            <span className="truncate">{row.no}</span>
            <Copy value={row.no} />
          </>
        )
      }
      head={
        row && (
          <>
            <div className="flex flex-wrap items-center gap-2 text-sm">
              {state}
              <span className="ml-auto text-muted">
                <HolderBadge row={row} />
              </span>
            </div>
            {buttons && <div className="flex flex-wrap gap-2 empty:hidden">{buttons}</div>}
          </>
        )
      }
      tabs={
        <Tabs
          label={name}
          tabs={parts.map(key => ({ key, label: partNames[key] }))}
          current={part}
          onChoose={setPart}
          panel="case-part"
        />
      }
      panel="case-part"
      error={log ? null : error}
      {...(onStep && { onStep })}
      onAgain={onAgain}
      onClose={onClose}
    >
      {!error && !log && <Skeletons widths={[60, 90, 75]} />}
      {log && part === 'log' && <RecordLog entries={log} names={events} />}
      {log && part === 'facts' && children}
    </RecordDrawer>
  )
}

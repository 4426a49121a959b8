import { FileSpreadsheet } from 'lucide-react'
import { Suspense, type ToggleEvent, useId, useState } from 'react'
import type { z } from 'zod'
import type { ExportRow } from '#contract/exports.ts'
import type { InputOf, Operation } from '#contract/operation.ts'
import { session } from '#contract/session.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '../Button.tsx'
import { uiText } from '../text.ts'

const ExportPanel = lazily(async () => (await import('./ExportPanel.tsx')).ExportPanel)

const widest = 384
const edge = 8

/** The `export` of a list. */
export type ExportOperation = Operation<z.ZodType, z.ZodType<ExportRow>>
export type Exported<O extends ExportOperation = ExportOperation> = { operation: O; question: InputOf<O> }

/** Opens what one can take away of a list and what one has taken; not there for who may not. */
export function ExportButton<O extends ExportOperation>({ operation, question }: Exported<O>) {
  const text = useWords(uiText)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const person = useRead(session.userInfo, {}).data
  if (!person?.permissions.includes(operation.needs)) return null

  function place({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    if (newState !== 'open' || !button) return
    const { style } = currentTarget
    style.inset = 'auto'
    style.top = `${button.bottom + 4}px`
    const width = Math.min(widest, innerWidth - 2 * edge)
    style.right = `${Math.max(edge, Math.min(innerWidth - button.right, innerWidth - edge - width))}px`
    style.width = `${width}px`
  }

  return (
    <>
      <IconButton icon={FileSpreadsheet} label={text.exportList} popoverTarget={id} aria-haspopup="dialog" />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text.exportList}
        className="fixed m-0 rounded-md border border-line bg-raised text-ink shadow-float outline-none"
        onBeforeToggle={place}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        <Suspense fallback={<div className="h-40" />}>
          {isOpen && <ExportPanel operation={operation} question={question} />}
        </Suspense>
      </div>
    </>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { uiWords } from '#words/base/ui.ts'

type RecordDrawerProps = {
  /** The kind of record, for screen readers. */
  kind: string
  title: ReactNode
  /** Shown under the title and not scrolled: state, buttons. */
  head?: ReactNode
  tabs?: ReactNode
  /** The id of the element that scrolls; `tabs` refer to it as their panel. */
  panel: string
  /** A CSS length, where the usual one is too narrow for what stands side by side. */
  width?: string
  /** Why the record cannot be shown. */
  error?: Error | null
  /** To the row above or below; without it, the drawer stands alone. */
  onStep?: (step: -1 | 1) => void
  onAgain?: () => void
  onClose: () => void
  /** Where more would be lost than the text fields that one sees. */
  isUnsaved?: () => boolean
  children: ReactNode
}

/**
 * The drawer of a record: ↑ ↓ (K J) step through the list, R fetches again, Esc closes. The focus begins at its main action,
 * else at itself.
 */
export function RecordDrawer(props: RecordDrawerProps) {
  const {
    kind,
    title,
    head,
    tabs,
    panel,
    width = 'min(520px, 44vw)',
    error,
    onStep,
    onAgain,
    onClose,
    isUnsaved,
    children,
  } = props
  const text = useWords(uiWords)
  useKeys({
    ...(onStep && {
      arrowup: () => onStep(-1),
      arrowdown: () => onStep(1),
      k: () => onStep(-1),
      j: () => onStep(1),
    }),
    ...(onAgain && { r: onAgain }),
  })
  const top = useRef<HTMLDivElement>(null)
  return (
    <Drawer
      open
      onClose={onClose}
      isUnsaved={isUnsaved}
      label={kind}
      width={width}
      modal={false}
      initialFocus={() => firstFocus(top.current)}
    >
      <div
        ref={top}
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 px-5 max-desktop:px-4 pt-3 pb-4 ${tabs ? '' : 'border-b border-line'}`}
      >
        <div className="flex items-center">
          <h2 className="flex min-w-0 flex-wrap items-center gap-x-2 text-lg font-medium max-desktop:text-sm">
            {title}
          </h2>
          <span className="-mr-2 ml-auto flex">
            {onStep && <IconButton icon={ChevronUp} label={`${text.previous} ↑`} onClick={() => onStep(-1)} />}
            {onStep && <IconButton icon={ChevronDown} label={`${text.next} ↓`} onClick={() => onStep(1)} />}
            {onAgain && <IconButton icon={RotateCw} label={`${text.refresh} R`} onClick={onAgain} />}
            <CloseIcon icon={X} label={`${text.close} Esc`} />
          </span>
        </div>
        {head}
      </div>
      {tabs && <div className="*:px-2">{tabs}</div>}
      <div
        id={panel}
        // A record without a link or a button is scrolled by keyboard, too.
        {...(tabs ? { role: 'tabpanel', 'aria-labelledby': `${panel}-tab`, tabIndex: 0 } : {})}
        className="min-h-0 flex-1 overflow-y-auto p-5 -outline-offset-2"
      >
        {error && onAgain && <Failed error={error} onAgain={onAgain} />}
        {children}
      </div>
    </Drawer>
  )
}

/** The main action of a record; without one the drawer itself, so that Enter presses nothing that was not chosen. */
function firstFocus(top: HTMLElement | null): HTMLElement | true {
  const drawer = top?.closest<HTMLElement>('[role=dialog]')
  return drawer?.querySelector<HTMLElement>('[data-main-action]:not(:disabled)') ?? drawer ?? true
}

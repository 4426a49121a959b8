import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

const looks = {
  /** A filter of a list. */
  filter: 'min-h-control bg-accent-soft text-accent-ink',
  /** One of several chosen values of a field. */
  value: 'min-h-7 bg-neutral-soft text-ink',
}

type RemovableChipProps = {
  look: keyof typeof looks
  /** Name of the button. */
  label: string
  onRemove: () => void
  children: ReactNode
}

/** Something that is set, with a button that takes it away. */
export function RemovableChip({ look, label, onRemove, children }: RemovableChipProps) {
  return (
    <span className={`flex max-w-full items-center rounded-full pl-3 text-sm ${looks[look]}`}>
      <span className="min-w-0 break-words">{children}</span>
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className={`grid shrink-0 place-items-center rounded-full print:hidden hover:text-bad-ink pointer-coarse:size-11 ${look === 'filter' ? 'size-control' : 'size-7 text-muted'}`}
      >
        <X size={13} aria-hidden />
      </button>
    </span>
  )
}

import type { LucideIcon } from 'lucide-react'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps } from 'react'
import { Tooltip } from '#web/ui/show/Tooltip.tsx'

const looks = {
  plain: 'border border-line-strong bg-surface text-ink hover:border-accent hover:text-accent-ink',
  primary: 'bg-accent-fill text-on-fill hover:brightness-110',
  /** `risky` opens a confirmation of something irreversible; `danger` confirms it. */
  risky: 'border border-line-strong bg-surface text-bad-ink hover:border-bad-ink',
  danger: 'bg-bad-fill text-on-fill hover:brightness-110',
  quiet: 'text-muted hover:bg-hover hover:text-ink',
}

const shape =
  'inline-flex h-control shrink-0 items-center justify-center gap-1.5 rounded-md transition-colors duration-100 ' +
  'disabled:cursor-not-allowed disabled:opacity-50 forced-colors:border print:hidden'

export type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks
  icon?: LucideIcon
  /** Shows a spinner and ignores further presses. */
  busy?: boolean
}

export function Button({
  look = 'plain',
  icon,
  busy = false,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const Icon = busy ? LoaderCircle : icon
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={busy || disabled}
      {...rest}
      className={`${shape} px-3 text-sm whitespace-nowrap ${looks[look]} ${className}`}
    >
      {Icon && <Icon size={14} aria-hidden className={busy ? 'animate-spin' : ''} />}
      {children}
    </button>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string }

/** A button with an icon only; `label` is its accessible name and tooltip. */
export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} {...rest} className={`${shape} w-control ${looks.quiet} ${className}`}>
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  )
}

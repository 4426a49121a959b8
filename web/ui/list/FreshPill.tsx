import ArrowUp from 'lucide-react/icons/arrow-up'

type FreshPillProps = {
  label: string
  onShow: () => void
  /** Among other things in a line; by default it floats at the top of its positioned parent. */
  inLine?: boolean
}

/** The button that shows new rows. */
export function FreshPill({ label, onShow, inLine = false }: FreshPillProps) {
  const place = inLine ? 'max-w-full px-2.5' : 'absolute top-1 left-1/2 z-30 -translate-x-1/2 px-4 shadow-float'
  return (
    <button
      type="button"
      title={label}
      onClick={onShow}
      className={`print:hidden flex h-7 animate-rise items-center gap-1 rounded-full bg-accent-fill text-sm text-on-fill hover:brightness-110 ${place}`}
    >
      <ArrowUp size={14} aria-hidden className="shrink-0" />
      <span className="truncate">{label}</span>
    </button>
  )
}

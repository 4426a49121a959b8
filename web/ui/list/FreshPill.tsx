import ArrowUp from 'lucide-react/icons/arrow-up'

/** The button that shows new rows, at the top of its positioned parent. */
export function FreshPill({ label, onShow }: { label: string; onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="print:hidden absolute top-1 left-1/2 z-30 flex h-7 -translate-x-1/2 animate-rise items-center gap-1 whitespace-nowrap rounded-full bg-accent-fill px-4 text-sm text-on-fill shadow-float hover:brightness-110"
    >
      <ArrowUp size={14} aria-hidden />
      {label}
    </button>
  )
}

import { useId } from 'react'

/** A switch; a change applies at once. */
export function Switch({ label, isOn, onTurn }: { label: string; isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex h-control items-center justify-between gap-3 text-sm">
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onTurn(!isOn)}
        className="group flex h-5 w-9 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-100 aria-checked:bg-accent-fill"
      >
        <span className="size-4 rounded-full bg-on-fill transition-transform duration-100 group-aria-checked:translate-x-4" />
      </button>
    </div>
  )
}

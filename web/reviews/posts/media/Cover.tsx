import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { useDisplay } from '#web/reviews/posts/display.ts'

type CoverProps = {
  /** Name of the button that shows it on a touch screen. */
  label: string
  children: ReactNode
}

/** Blurs what is in it until it is hovered, focused or tapped. */
export function Cover({ label, children }: CoverProps) {
  const { isBlurred, isGrey } = useDisplay()
  const [isShown, setShown] = useState(false)
  const isCovered = isBlurred && !isShown
  return (
    <span
      data-cover={isCovered ? 'on' : 'off'}
      className={`group/cover relative block size-full overflow-hidden rounded-md bg-neutral-soft ${isGrey ? 'grayscale' : ''}`}
    >
      <span
        className={`block size-full transition-[filter] duration-150 ${isCovered ? 'blur-xl group-focus-within/cover:blur-none group-hover/cover:blur-none' : ''}`}
      >
        {children}
      </span>
      {isCovered && (
        <button
          type="button"
          aria-label={label}
          onClick={event => {
            event.stopPropagation()
            setShown(true)
          }}
          className="absolute inset-0 hidden place-content-center bg-veil text-on-fill pointer-coarse:grid"
        >
          <EyeOff size={18} aria-hidden />
        </button>
      )}
    </span>
  )
}

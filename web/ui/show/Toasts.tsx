import Bell from 'lucide-react/icons/bell'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { dismissToast, type Toast, useToasts } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'

const icons = { info: Info, success: CircleCheck, error: CircleX, notice: Bell }
const inks = { info: 'text-accent-ink', success: 'text-good-ink', error: 'text-bad-ink', notice: 'text-accent-ink' }

/**
 * Renders the toasts. What the own press did is said over the middle of the navbar, above dialogs: nothing is written, pressed or read next there.
 * What arrived is said at the bottom right, under dialogs and above the composer. Mounted once, by the frame. A big screen (`data-wall`) shows
 * none: nobody is there to press them.
 */
export function Toasts() {
  const toasts = useToasts()
  const [notices, answers] = [true, false].map(isNotice =>
    toasts.filter(({ kind }) => (kind === 'notice') === isNotice),
  )
  return (
    <>
      <ToastPlace toasts={answers} className="inset-x-0 top-0 z-60 justify-items-center" />
      <ToastPlace toasts={notices} className="right-0 z-30 toast-bottom justify-items-end" />
    </>
  )
}

function ToastPlace({ toasts = [], className }: { toasts?: readonly Toast[] | undefined; className: string }) {
  return (
    // An open dialog hides other elements from screen readers unless they are marked as live.
    <div
      role="status"
      aria-live="polite"
      className={`pointer-events-none fixed grid gap-1 p-1 in-data-wall:hidden ${className}`}
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast: { id, kind, title, text: message, lastsMs, onPress } }: { toast: Toast }) {
  const text = useWords(uiWords)
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, lastsMs])

  function press() {
    dismissToast(id)
    onPress?.()
  }

  const Icon = icons[kind]
  const words = (
    <>
      {title && <strong className="block font-medium">{title}</strong>}
      {message}
    </>
  )
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex max-w-lg desktop:max-w-72 animate-rise items-start gap-2.5 rounded-md border border-line bg-raised py-2.5 pr-2 pl-3.5 text-sm shadow-float"
    >
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${inks[kind]}`} />
      {onPress ? (
        <button type="button" className="min-w-40 text-left" onClick={press}>
          {words}
        </button>
      ) : (
        <p>{words}</p>
      )}
      <button
        type="button"
        aria-label={text.close}
        onClick={() => dismissToast(id)}
        className="grid size-6 shrink-0 pointer-coarse:size-10 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  )
}

import Check from 'lucide-react/icons/check'
import CopyIcon from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { copyText } from './copyText.ts'
import { Tooltip } from './Tooltip.tsx'

/** Copies `value`; a tick confirms it. */
export function Copy({ value }: { value: string }) {
  const text = useWords(uiWords)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    await copyText(value)
    setCopied(true)
  }

  const label = isCopied ? text.copied : text.copy
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={`${label} ${value}`}
        onClick={event => {
          event.stopPropagation()
          void copy()
        }}
        className="inline-grid print:hidden size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-accent-ink"
      >
        {isCopied ? <Check size={13} aria-hidden className="text-good-ink" /> : <CopyIcon size={13} aria-hidden />}
      </button>
    </Tooltip>
  )
}

import { serverNow } from '#web/kit/clock.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { usePrinting } from '#web/ui/list/printing.ts'
import { shellWords } from '#words/desk/shell.ts'

/** What stands over a page on paper: its name, and when it was printed. */
export function PrintedHead({ title }: { title: string }) {
  const { printedAt } = useWords(shellWords)
  const full = useTimeFormat('full')
  if (!usePrinting()) return null
  return (
    <p className="hidden items-baseline justify-between gap-4 border-b-2 border-ink pb-1 print:flex">
      <span className="text-lg font-medium">{title}</span>
      <span className="text-xs text-muted">{printedAt(full(serverNow()))}</span>
    </p>
  )
}

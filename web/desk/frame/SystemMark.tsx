import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'

/** Logo and name, linked to the dashboard. */
export function SystemMark({ isSmall }: { isSmall: boolean }) {
  const { system } = useWords(shellWords)
  return (
    <Link
      to="/dashboard"
      aria-label={system}
      className="flex h-12 shrink-0 items-center gap-2.5 overflow-hidden border-b border-line px-3.5 text-base font-semibold whitespace-nowrap"
    >
      <img src="/icon.svg" alt="" width={24} height={24} className="shrink-0" />
      {!isSmall && system}
    </Link>
  )
}

import ArrowRight from 'lucide-react/icons/arrow-right'
import Flag from 'lucide-react/icons/flag'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { setupWords } from '#words/settings/setup.ts'
import { useSetup } from './useSetup.ts'

/** Leads to the first steps as long as one is neither done nor left out; for whoever sets the installation up. */
export function SetupCard() {
  const text = useWords(setupWords)
  const progress = useSetup()
  if (!progress?.next) return null
  return (
    <section
      aria-label={text.title}
      className="flex print:hidden flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-accent-soft px-4 py-3 text-sm text-accent-ink"
    >
      <Flag size={18} aria-hidden className="shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <strong className="font-medium">{text.card(progress.done, progress.steps.length)}</strong>
        <span>{text.next(text.steps[progress.next.step])}</span>
      </p>
      <Link to="/welcome" className="flex min-h-7 shrink-0 items-center gap-1 font-medium underline">
        {text.goOn}
        <ArrowRight size={14} aria-hidden />
      </Link>
    </section>
  )
}

import type { Kpi } from '#contract/dashboard/names.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { hintWords } from '#words/dashboard/hints.ts'

/** What each of these figures counts, in a sentence, and what it is compared with. */
export function FigureHints({ keys, onClose }: { keys: readonly Kpi[]; onClose: () => void }) {
  const text = useWords(hintWords)
  const { kpis } = useWords(figureWords)
  return (
    <Dialog open onClose={onClose} title={text.title} width={640}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys */}
      <section tabIndex={0} aria-label={text.title} className="grid gap-3 pb-5 text-sm -outline-offset-2">
        <p>{text.compared}</p>
        <p>{text.later}</p>
        <dl className="grid gap-2">
          {keys.map(key => (
            <div key={key} className="border-t border-line pt-2">
              <dt className="font-medium">{kpis[key]}</dt>
              <dd className="text-muted">{text.kpis[key]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}

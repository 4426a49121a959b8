import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import type { RiskLabel } from '#contract/chats/chat.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'

/** The risk labels of a message. */
export function RiskChips({ labels }: { labels: readonly RiskLabel[] }) {
  const text = useWords(chatsWords)
  if (!labels.length) return null
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map(label => (
        <span
          key={label}
          className="inline-flex items-center gap-1 rounded-sm bg-warn-soft px-1.5 text-xs whitespace-nowrap text-warn-ink"
        >
          <ShieldAlert size={11} aria-hidden />
          {text.risks[label]}
        </span>
      ))}
    </span>
  )
}

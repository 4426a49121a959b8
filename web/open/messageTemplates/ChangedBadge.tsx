import type { Language } from '#contract/base/values.ts'
import { languageName, useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { messageTemplateWords } from '#words/open/message-templates.ts'

/** The languages whose text somebody changed. */
export function ChangedBadge({ changed }: { changed: readonly Language[] }) {
  const text = useWords(messageTemplateWords)
  if (changed.length === 0) return <span className="text-xs text-muted">{text.builtIn}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {changed.map(language => (
        <Badge key={language} tone="accent">
          {languageName(language)}
        </Badge>
      ))}
    </span>
  )
}

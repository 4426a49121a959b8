import { useState } from 'react'
import { feedbackLimits } from '#contract/feedback/feedback.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

type TagFieldProps = {
  tags: readonly string[]
  /** How many may be chosen. */
  most: number
  error?: string | undefined
  onChange: (tags: string[]) => void
}

/** Chooses tags: pressed ones are set; a new one is typed. With room for one, the next replaces it. */
export function TagField({ tags, most, error, onChange }: TagFieldProps) {
  const text = useWords(feedbackWords)
  const { data } = useRead(api.feedbackTerms.list, { kind: 'tag', limit: 100 })
  const [typed, setTyped] = useState('')
  const offered = [...new Set([...tags, ...(data?.rows ?? []).map(({ term }) => term)])]
  const isFull = tags.length >= most

  function toggle(tag: string): void {
    if (tags.includes(tag)) onChange(tags.filter(other => other !== tag))
    else if (most === 1) onChange([tag])
    else if (!isFull) onChange([...tags, tag])
  }

  function add(): void {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) toggle(tag)
    setTyped('')
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {offered.map(tag => (
          <Chip key={tag} chosen={tags.includes(tag)} onChoose={() => toggle(tag)}>
            {tag}
          </Chip>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <span className="min-w-0 flex-1">
          <TextField
            label={text.newTag}
            hint={most > 1 ? text.tagHint : undefined}
            error={error}
            value={typed}
            maxLength={feedbackLimits.tagCharacters}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
          />
        </span>
        <Button disabled={typed.trim() === '' || (isFull && most > 1)} onClick={add}>
          {text.addTag}
        </Button>
      </div>
    </div>
  )
}

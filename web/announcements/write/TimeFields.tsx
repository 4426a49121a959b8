import { useWords } from '#web/kit/words.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { announcementFormWords } from '#words/announcements/announcements.ts'
import { Group } from './Group.tsx'
import type { Writing } from './useWriting.ts'

/** When it begins and ends, in Shanghai. */
export function TimeFields({ writing: { form, errorOf } }: { writing: Writing }) {
  const text = useWords(announcementFormWords)
  return (
    <Group title={text.when}>
      <TextField
        {...form.text('publishAt')}
        error={errorOf('publishAt')}
        type="datetime-local"
        label={text.publishAt}
        hint={text.publishAtHint}
      />
      <TextField
        {...form.text('expireAt')}
        error={errorOf('expireAt')}
        type="datetime-local"
        label={text.expireAt}
        hint={text.expireAtHint}
      />
    </Group>
  )
}

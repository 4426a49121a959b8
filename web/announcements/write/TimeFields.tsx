import { useWords } from '#web/kit/words.ts'
import { DateTimeBox } from '#web/ui/dates/DateBox.tsx'
import { announcementFormWords } from '#words/announcements/announcements.ts'
import { Group } from './Group.tsx'
import type { Writing } from './useWriting.ts'

/** When it begins and ends, in Shanghai. */
export function TimeFields({ writing: { form, errorOf } }: { writing: Writing }) {
  const text = useWords(announcementFormWords)
  return (
    <Group title={text.when}>
      <DateTimeBox
        {...form.choice('publishAt')}
        error={errorOf('publishAt')}
        isAhead
        label={text.publishAt}
        hint={text.publishAtHint}
      />
      <DateTimeBox
        {...form.choice('expireAt')}
        error={errorOf('expireAt')}
        isAhead
        label={text.expireAt}
        hint={text.expireAtHint}
      />
    </Group>
  )
}

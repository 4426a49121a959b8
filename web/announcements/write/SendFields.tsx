import {
  announcementCategories,
  announcementChannels,
  announcementPriorities,
} from '#contract/announcements/announcement.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { announcementFormWords, announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'
import { Group, Many } from './Group.tsx'
import type { Writing } from './useWriting.ts'

/** Its kind, the channels, and whether readers must confirm it. */
export function SendFields({ writing: { form, errorOf } }: { writing: Writing }) {
  const text = useWords(announcementFormWords)
  const { category, priority, columns } = useWords(announcementsWords)
  const names = useWords(announcementNameWords)
  const { values, set } = form
  return (
    <Group title={text.how}>
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.choice('category')}
          label={category}
          options={announcementCategories.map(value => ({ value, label: names.categories[value] }))}
        />
        <Select
          {...form.choice('priority')}
          label={priority}
          options={announcementPriorities.map(value => ({ value, label: names.priorities[value] }))}
        />
      </div>
      <Many
        legend={columns.channels}
        options={announcementChannels}
        names={names.channels}
        chosen={values.channels}
        onChange={channels => set({ channels })}
        hint={values.channels.includes('sms') ? text.channelsHint : undefined}
        error={errorOf('channels')}
      />
      <Checkbox
        checked={values.mustAcknowledge}
        onChange={mustAcknowledge => set({ mustAcknowledge })}
        hint={text.mustAcknowledgeHint}
      >
        {text.mustAcknowledge}
      </Checkbox>
    </Group>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import { Suspense, useState } from 'react'
import {
  type AnnouncementDetail,
  announcementCategories,
  announcementChannels,
  announcementPriorities,
} from '#contract/announcements/announcement.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { ConflictNote } from '#web/ui/ask/ConflictNote.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { DateTimeBox } from '#web/ui/dates/DateBox.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { announcementFormWords, announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { Group, Many } from './Group.tsx'
import { ImageField } from './ImageField.tsx'
import { useWriting, type Writing } from './useWriting.ts'

const RichEditor = lazily(async () => (await import('./editor/RichEditor.tsx')).RichEditor)
const PreviewDialog = lazily(async () => (await import('./PreviewDialog.tsx')).PreviewDialog)

type WriteFormProps = {
  /** Undefined for a new one. */
  row: AnnouncementDetail | undefined
  onClose: () => void
}

/** What it says on the left, whom it is for and how it goes out on the right. */
export function WriteForm({ row, onClose }: WriteFormProps) {
  const text = useWords(announcementFormWords)
  const writing = useWriting(row, onClose)
  const [isPreviewed, setPreviewed] = useState(false)
  const { form } = writing
  return (
    <section className="border-line bg-surface desktop:m-4 desktop:rounded-lg desktop:border">
      <Head row={row} writing={writing} onPreview={() => setPreviewed(true)} />
      <form
        noValidate
        aria-label={row ? text.edit : text.add}
        onSubmit={event => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 desktop:grid-cols-[minmax(0,1fr)_340px] desktop:p-5"
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <ConflictNote form={form} />
          {writing.isRestored && <RestoredNote onDiscard={form.reset} />}
          <TextParts writing={writing} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <AudienceFields writing={writing} />
          <SendFields writing={writing} />
          <TimeFields writing={writing} />
        </div>
      </form>
      {isPreviewed && <PreviewDialog values={form.values} onClose={() => setPreviewed(false)} />}
    </section>
  )
}

/** What was typed and not saved before is in the form, and goes by a press. */
function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const text = useWords(announcementFormWords)
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 rounded-md bg-accent-soft px-3 py-1 text-sm">
      {text.restored}
      <Button look="quiet" onClick={onDiscard}>
        {text.discard}
      </Button>
    </p>
  )
}

/** Title, summary, text and cover. */
function TextParts({ writing: { form, errorOf } }: { writing: Writing }) {
  const text = useWords(announcementFormWords)
  const { content, summary, cover } = useWords(announcementsWords)
  const { values, set } = form
  return (
    <>
      <TextField
        {...form.text('title')}
        error={errorOf('title')}
        label={text.title}
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <Textarea
        {...form.text('summary')}
        error={errorOf('summary')}
        label={summary}
        hint={text.summaryHint}
        rows={2}
        maxLength={120}
      />
      <Suspense fallback={<Skeletons widths={[70, 95, 85, 60]} />}>
        <RichEditor
          label={content}
          html={values.content}
          error={errorOf('content')}
          onChange={next => set({ content: next })}
        />
      </Suspense>
      <ImageField label={cover} url={values.coverUrl} onChange={coverUrl => set({ coverUrl })} />
    </>
  )
}

type HeadProps = { row: AnnouncementDetail | undefined; writing: Writing; onPreview: () => void }

/** Stays in sight while the form is scrolled. At the top, because messages appear at the bottom. */
function Head({ row, writing, onPreview }: HeadProps) {
  const text = useWords(announcementFormWords)
  const { save, saveAndSubmit, leave, isBusy } = writing
  const isDraft = !row || row.state === 'draft'
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2 desktop:rounded-t-lg">
      <IconButton icon={ArrowLeft} label={text.back} onClick={leave} />
      <h1 className="truncate text-lg font-medium">{row ? text.edit : text.add}</h1>
      {row && <span className="text-sm text-muted max-desktop:hidden">{row.no}</span>}
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        <Button icon={Eye} onClick={onPreview}>
          {text.preview}
        </Button>
        <Button busy={isBusy} look={isDraft ? 'plain' : 'primary'} onClick={save}>
          {isDraft ? text.save : text.saveRevision}
        </Button>
        {isDraft && (
          <Button look="primary" busy={isBusy} onClick={saveAndSubmit}>
            {text.submit}
          </Button>
        )}
      </span>
    </header>
  )
}

/** Its kind, the channels, and whether readers must confirm it. */
function SendFields({ writing: { form, errorOf } }: { writing: Writing }) {
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

/** When it begins and ends, in Shanghai. */
function TimeFields({ writing: { form, errorOf } }: { writing: Writing }) {
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

import type { FormEvent } from 'react'
import { type ChatGroup, chatGroups } from '#contract/chats/chat.ts'
import {
  type QuickReply,
  type QuickReplyAct,
  quickReplies,
  quickReplyActs,
  quickReplyScopes,
  quickReplyVariables,
} from '#contract/chats/quick-replies.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { ConflictNote } from '#web/ui/ask/ConflictNote.tsx'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { repliesWords } from '#words/chats/conversation.ts'
import { useActNames } from './offered.ts'

type Terms = Pick<QuickReply, 'scope' | 'shortcut' | 'text'> & { group: ChatGroup; act: QuickReplyAct | '' }

/** Adds or edits a quick reply. */
export function ReplyForm({ reply, onDone }: { reply: QuickReply | undefined; onDone: () => void }) {
  const text = useWords(repliesWords)
  const desk = useWords(chatsWords)
  const acts = useActNames()
  const form = useRecordForm({ add: quickReplies.add, update: quickReplies.update }, reply, {
    blank: termsOf(undefined),
    valuesOf: termsOf,
    input: ({ group, act, ...terms }) => ({
      ...terms,
      group: terms.scope === 'group' ? group : null,
      act: act || null,
    }),
    onDone,
  })
  const { scope, text: body } = form.values
  const mayPublish = useMay('chats.monitor')

  function save(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4 pb-4">
      <ConflictNote form={form} />
      <div className="grid gap-4 desktop:grid-cols-2">
        <TextField
          label={text.shortcut}
          hint={text.shortcutHint}
          error={form.errors.shortcut}
          maxLength={20}
          value={form.values.shortcut}
          onChange={event => form.set({ shortcut: event.target.value.replace(/[\s/]/g, '') })}
        />
        {mayPublish && (
          <Select
            label={text.scope}
            {...form.choice('scope')}
            options={quickReplyScopes.map(value => ({ value, label: text.scopes[value] }))}
          />
        )}
      </div>
      {scope === 'group' && (
        <Select
          label={text.group}
          {...form.choice('group')}
          options={chatGroups.map(value => ({ value, label: desk.groups[value] }))}
        />
      )}
      <Textarea {...form.text('text')} label={text.replyText} rows={4} maxLength={1000} />
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {text.variables}
        {quickReplyVariables.map(name => (
          <Chip key={name} chosen={body.includes(`{${name}}`)} onChoose={() => form.set({ text: `${body}{${name}}` })}>
            {`{${name}}`}
          </Chip>
        ))}
      </p>
      <Select
        label={text.act}
        hint={text.actHint}
        {...form.choice('act')}
        options={[{ value: '', label: text.noAct }, ...quickReplyActs.map(value => ({ value, label: acts[value] }))]}
      />
      <p className="flex justify-end gap-2">
        <CloseButton next={onDone}>{desk.back}</CloseButton>
        <Button type="submit" look="primary" busy={form.pending} disabled={!form.values.shortcut || !body.trim()}>
          {text.save}
        </Button>
      </p>
    </form>
  )
}

function termsOf(reply: QuickReply | undefined): Terms {
  const { scope = 'personal', group, shortcut = '', text = '', act } = reply ?? {}
  return { scope, group: group ?? 'food', shortcut, text, act: act ?? '' }
}

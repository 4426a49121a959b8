import { type FormEvent, useState } from 'react'
import { type ChatGroup, chatGroups } from '#contract/chats/chat.ts'
import { type QuickReply, quickReplies, quickReplyScopes, quickReplyVariables } from '#contract/chats/quick-replies.ts'
import { chatsText } from '#web/chats/text.ts'
import { useAct } from '#web/kit/act.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { repliesText } from './text.ts'

/** A new quick reply, or one that is changed. */
export function ReplyForm({ reply, onDone }: { reply: QuickReply | undefined; onDone: () => void }) {
  const text = useWords(repliesText)
  const desk = useWords(chatsText)
  const add = useAct(quickReplies.add)
  const update = useAct(quickReplies.update)
  const [scope, setScope] = useState(reply?.scope ?? 'personal')
  const [group, setGroup] = useState<ChatGroup>(reply?.group ?? 'food')
  const [shortcut, setShortcut] = useState(reply?.shortcut ?? '')
  const [said, setSaid] = useState(reply?.text ?? '')
  const fields = (reply ? update : add).refused?.fields ?? {}
  const mayPublish = useMay('chats.monitor')

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const terms = { scope, group: scope === 'group' ? group : null, shortcut, text: said }
    const answer = reply ? await update.act({ ...terms, id: reply.id, version: reply.version }) : await add.act(terms)
    if (answer) onDone()
  }

  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-4 pb-4">
      <div className="grid gap-4 desktop:grid-cols-2">
        <TextField
          label={text.shortcut}
          hint={text.shortcutHint}
          error={fields.shortcut}
          maxLength={20}
          value={shortcut}
          onChange={event => setShortcut(event.target.value.replace(/[\s/]/g, ''))}
        />
        {mayPublish && (
          <Select
            label={text.scope}
            value={scope}
            options={quickReplyScopes.map(value => ({ value, label: text.scopes[value] }))}
            onChoose={setScope}
          />
        )}
      </div>
      {scope === 'group' && (
        <Select
          label={text.group}
          value={group}
          options={chatGroups.map(value => ({ value, label: desk.groups[value] }))}
          onChoose={setGroup}
        />
      )}
      <div>
        <Textarea
          label={text.replyText}
          error={fields.text}
          rows={4}
          maxLength={1000}
          value={said}
          onChange={event => setSaid(event.target.value)}
        />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {text.variables}
        {quickReplyVariables.map(name => (
          <Chip key={name} chosen={said.includes(`{${name}}`)} onChoose={() => setSaid(`${said}{${name}}`)}>
            {`{${name}}`}
          </Chip>
        ))}
      </p>
      <p className="flex justify-end gap-2">
        <Button onClick={onDone}>{desk.back}</Button>
        <Button type="submit" look="primary" busy={add.pending || update.pending} disabled={!shortcut || !said.trim()}>
          {text.save}
        </Button>
      </p>
    </form>
  )
}

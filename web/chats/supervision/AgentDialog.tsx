import { useState } from 'react'
import { chatGroups } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { chatsText } from '#words/chats/chats.ts'
import { leaderText } from '#words/chats/supervision.ts'

/** What somebody is good at, and how much at once. */
export function AgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const text = useWords(leaderText)
  const desk = useWords(chatsText)
  const { act, pending, refused } = useAct(chats.setAgent)
  const [groups, setGroups] = useState(agent.groups)
  const [capacity, setCapacity] = useState(String(agent.capacity))

  async function save(): Promise<void> {
    if (await act({ userId: agent.id, groups, capacity: Number(capacity) })) onClose()
  }

  return (
    <FormDialog
      title={agent.name}
      width={420}
      pending={pending}
      ready={groups.length > 0 && Number(capacity) >= 1}
      onClose={onClose}
      onSave={() => void save()}
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1 text-sm text-muted">{text.skills}</legend>
        {chatGroups.map(group => (
          <Checkbox
            key={group}
            checked={groups.includes(group)}
            onChange={isChosen => setGroups(isChosen ? [...groups, group] : groups.filter(one => one !== group))}
          >
            {desk.groups[group]}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        type="number"
        min={1}
        max={50}
        label={text.capacity}
        error={refused?.fields.capacity}
        value={capacity}
        onChange={event => setCapacity(event.target.value)}
      />
    </FormDialog>
  )
}

import { chatGroups } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'

/** An agent's skills and maximum number of conversations. */
export function AgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const form = useForm(chats.setAgent, {
    initial: { groups: agent.groups, capacity: String(agent.capacity) },
    input: values => ({ userId: agent.id, groups: values.groups, capacity: Number(values.capacity) }),
    onDone: onClose,
  })
  const { groups, capacity } = form.values

  return (
    <FormDialog
      title={agent.name}
      width={420}
      form={form}
      ready={groups.length > 0 && Number(capacity) >= 1}
      onClose={onClose}
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1 text-sm text-muted">{text.skills}</legend>
        {chatGroups.map(group => (
          <Checkbox
            key={group}
            checked={groups.includes(group)}
            onChange={isChosen =>
              form.set({ groups: isChosen ? [...groups, group] : groups.filter(one => one !== group) })
            }
          >
            {desk.groups[group]}
          </Checkbox>
        ))}
      </fieldset>
      <TextField {...form.text('capacity')} type="number" min={1} max={50} label={text.capacity} />
    </FormDialog>
  )
}

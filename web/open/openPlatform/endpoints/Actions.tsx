import { useState } from 'react'
import type { WebhookEndpoint } from '#contract/open/webhooks.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { navigate } from '#web/kit/route.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { webhookWords } from '#words/open/webhooks.ts'
import { withoutProtocol } from './columns.tsx'
import { ReplayDialog } from './edit/ReplayDialog.tsx'
import { RotateDialog } from './edit/RotateDialog.tsx'
import { deliveriesOf } from './question.ts'

type Action = WebhookEndpoint['allowed'][number]
const looks: Looks<Action> = {
  test: 'plain',
  enable: 'plain',
  replay: 'plain',
  update: 'plain',
  rotate: 'plain',
  disable: 'risky',
  remove: 'risky',
}

type ActionsProps = { endpoint: WebhookEndpoint; onEdit: (row: WebhookEndpoint) => void; onClose: () => void }

/** What this reader may do with an endpoint. */
export function Actions({ endpoint, onEdit, onClose }: ActionsProps) {
  const text = useWords(webhookWords)
  const { edit, remove, done } = useWords(recordWords)
  const [asked, setAsked] = useState<'rotate' | 'replay'>()
  const [enabling, disabling] = [useCommand(api.webhooks.enable), useCommand(api.webhooks.disable)]
  const [removing, testing] = [useCommand(api.webhooks.remove), useCommand(api.webhooks.test)]
  const target = { id: endpoint.id, version: endpoint.version }

  async function sendTest(): Promise<void> {
    const sent = await testing.run({ id: endpoint.id })
    if (!sent) return
    toast.success(text.tested)
    navigate(`${deliveriesOf(endpoint.id)}&open=${sent.deliveryId}`)
  }

  async function enable(): Promise<void> {
    if (await enabling.run(target)) toast.success(endpoint.missedSince === null ? done : text.enabledNowReplay)
  }

  async function disable(): Promise<void> {
    if (!(await confirm({ text: text.sureToDisable, danger: true }))) return
    if (await disabling.run(target)) toast.success(done)
  }

  async function removeIt(): Promise<void> {
    if (!(await confirm({ text: text.sureToRemove(withoutProtocol(endpoint.url)), danger: true }))) return
    if (!(await removing.run(target))) return
    toast.success(done)
    onClose()
  }

  function act(action: Action): void {
    if (action === 'update') onEdit(endpoint)
    else if (action === 'test') void sendTest()
    else if (action === 'enable') void enable()
    else if (action === 'disable') void disable()
    else if (action === 'remove') void removeIt()
    else setAsked(action)
  }

  if (endpoint.allowed.length === 0) return null
  const { test, rotate, replay, enable: on, disable: off } = text
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButtons
        looks={looks}
        allowed={endpoint.allowed}
        names={{ test, rotate, replay, enable: on, disable: off, update: edit, remove }}
        onAction={act}
        place="bar"
      />
      {asked === 'rotate' && <RotateDialog endpoint={endpoint} onClose={() => setAsked(undefined)} />}
      {asked === 'replay' && <ReplayDialog endpoint={endpoint} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { largestPacketFen, packetReasons, packets } from '#contract/money/packets.ts'
import { ComplaintSelect } from '#web/chats/context/complaints/ComplaintSelect.tsx'
import { useAct } from '#web/kit/act.ts'
import { readAgain, useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { fenOf, yuanOf } from '#web/ui/controls/yuan.ts'
import { chatsText } from '#words/chats/chats.ts'
import { packetText } from '#words/chats/conversation.ts'

type Cause = (typeof packetReasons)[number]

/** Small money for a person, tied to one of their orders or complaints. */
export function PacketDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(packetText)
  const desk = useWords(chatsText)
  const { act, pending, refused } = useAct(packets.send)
  const { data: allowance } = useRead(packets.allowance, {})
  const { data: context } = useRead(chats.context, { id: chat.id })
  const [clientId] = useState(() =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-'),
  )
  const [typed, setTyped] = useState('')
  const [reasonCode, setReasonCode] = useState<Cause>('late')
  const [chosenNo, setChosenNo] = useState(chat.orderNo)
  const [complaintNo, setComplaintNo] = useState('')
  const [greeting, setGreeting] = useState('')
  const amountFen = fenOf(typed)
  const isTooMuch = (amountFen ?? 0) > largestPacketFen
  const isAbove = allowance !== undefined && (amountFen ?? 0) > allowance.singleFen
  const orderNos = context?.orderNos ?? []
  // Of one order there is nothing to choose.
  const orderNo = chosenNo ?? (orderNos.length === 1 ? orderNos[0] : undefined) ?? ''

  async function save(): Promise<void> {
    if (!amountFen) return
    const about = { ...(orderNo && { orderNo }), ...(complaintNo && { complaintNo }) }
    const sent = await act({ chatId: chat.id, clientId, amountFen: fen(amountFen), reasonCode, greeting, ...about })
    if (!sent) return
    readAgain('chats')
    toast.success(sent.state === 'pending_approval' ? text.packetWaits : text.packetSent)
    onClose()
  }

  return (
    <FormDialog
      title={text.packetTo(chat.peer.name)}
      width={460}
      pending={pending}
      ready={Boolean(amountFen) && !isTooMuch && (orderNo !== '' || complaintNo !== '')}
      onClose={onClose}
      onSave={() => void save()}
    >
      <AmountField
        label={text.amountYuan}
        value={typed}
        error={isTooMuch ? text.packetTooLarge : refused?.fields.amountFen}
        hint={
          allowance &&
          (isAbove
            ? text.aboveAllowance(yuanOf(allowance.singleFen))
            : text.allowance(yuanOf(allowance.singleFen), yuanOf(allowance.leftTodayFen)))
        }
        onChange={setTyped}
      />
      <Select
        label={text.packetOrder}
        hint={orderNos.length ? undefined : desk.noOrders}
        value={orderNo}
        options={[{ value: '', label: text.chooseOrder }, ...orderNos.map(no => ({ value: no, label: no }))]}
        onChoose={setChosenNo}
      />
      <ComplaintSelect complaints={context?.complaints ?? []} value={complaintNo} onChoose={setComplaintNo} />
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.packetCause}</legend>
        <div className="flex flex-wrap gap-2">
          {packetReasons.map(code => (
            <Chip key={code} chosen={code === reasonCode} onChoose={() => setReasonCode(code)}>
              {desk.packetCauses[code]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextField
        label={text.greeting}
        maxLength={30}
        placeholder={desk.packetGreeting}
        value={greeting}
        onChange={event => setGreeting(event.target.value)}
      />
    </FormDialog>
  )
}

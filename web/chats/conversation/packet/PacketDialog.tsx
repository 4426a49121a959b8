import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { fenOf, yuanText } from '#contract/base/texts/yuan.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { largestPacketFen, packetReasons, packets } from '#contract/money/packets.ts'
import { ComplaintSelect } from '#web/chats/context/complaints/ComplaintSelect.tsx'
import { api } from '#web/kit/api.ts'
import { newRequestId } from '#web/kit/command.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmGiven, isGivenConfirmed } from '#web/shared/compensation/ConfirmGiven.tsx'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { packetWords } from '#words/chats/conversation.ts'

type Packet = {
  /** Yuan, as typed. */
  typed: string
  reasonCode: (typeof packetReasons)[number]
  /** Undefined until one is chosen; '' for none. */
  orderNo: string | undefined
  complaintNo: string
  greeting: string
  confirmedFen: Fen
}
const noFen = fen(0)
const nothing = { typed: '', complaintNo: '', greeting: '', confirmedFen: noFen }
const blank: Packet = { ...nothing, reasonCode: 'late', orderNo: undefined }

type Orders = Pick<OutputOf<typeof api.chats.context>, 'orderNos' | 'orderUnderWay'>

/** The order of the conversation is preselected, a single one, or the one that is under way. */
function onlyOrderOf({ orderNo }: ChatRow, { orderNos, orderUnderWay }: Partial<Orders> = {}): string | undefined {
  return orderNo ?? (orderNos?.length === 1 ? orderNos[0] : undefined) ?? orderUnderWay ?? undefined
}

/** Sends a red packet, tied to one of the person's orders or complaints. */
export function PacketDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(packetWords)
  const desk = useWords(chatsWords)
  const { data: context } = useRead(api.chats.context, { id: chat.id })
  const [clientId] = useState(newRequestId)
  const orderNos = context?.orderNos ?? []
  const onlyNo = onlyOrderOf(chat, context)
  const form = useForm(packets.send, {
    initial: blank,
    input: ({ typed, reasonCode, greeting, orderNo, complaintNo, confirmedFen }) => ({
      chatId: chat.id,
      clientId,
      amountFen: fen(fenOf(typed) ?? 0),
      reasonCode,
      greeting,
      confirmedFen,
      ...((orderNo ?? onlyNo) && { orderNo: orderNo ?? onlyNo }),
      ...(complaintNo && { complaintNo }),
    }),
    // What was given in between is shown before another try.
    after: () => invalidate('packets'),
    onDone: sent => {
      invalidate('chats')
      toast.success(sent.state === 'pending_approval' ? text.packetWaits : text.packetSent)
      onClose()
    },
  })
  const { typed, reasonCode, complaintNo, confirmedFen } = form.values
  const orderNo = form.values.orderNo ?? onlyNo ?? ''
  const { data: allowance } = useRead(api.packets.allowance, { orderNo, complaintNo }, { keepPrevious: true })
  const amountFen = fenOf(typed)
  const isConfirmed = isGivenConfirmed({ givenFen: allowance?.givenFen, confirmedFen })
  const isTooMuch = (amountFen ?? 0) > largestPacketFen

  return (
    <FormDialog
      title={text.packetTo(chat.peer.name)}
      width={460}
      form={form}
      ready={Boolean(amountFen) && !isTooMuch && isConfirmed && (orderNo !== '' || complaintNo !== '')}
      onClose={onClose}
    >
      <AmountField
        label={text.amountYuan}
        value={typed}
        error={isTooMuch ? text.packetTooLarge : form.errors.amountFen}
        hint={allowance && hintOf(allowance, amountFen ?? 0, text)}
        onChange={next => form.set({ typed: next })}
      />
      <Select
        label={text.packetOrder}
        hint={context?.orderNos?.length === 0 ? desk.noOrders : undefined}
        value={orderNo}
        options={[{ value: '', label: text.chooseOrder }, ...orderNos.map(no => ({ value: no, label: no }))]}
        onChoose={next => form.set({ orderNo: next, confirmedFen: noFen })}
      />
      <ComplaintSelect
        complaints={context?.complaints ?? []}
        value={complaintNo}
        onChoose={next => form.set({ complaintNo: next, confirmedFen: noFen })}
      />
      <ConfirmGiven
        givenFen={allowance?.givenFen}
        confirmedFen={confirmedFen}
        onConfirm={next => form.set({ confirmedFen: next })}
      />
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.packetCause}</legend>
        <div className="flex flex-wrap gap-2">
          {packetReasons.map(code => (
            <Chip key={code} chosen={code === reasonCode} onChoose={() => form.set({ reasonCode: code })}>
              {desk.packetCauses[code]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextField {...form.text('greeting')} label={text.greeting} maxLength={30} placeholder={desk.packetGreeting} />
    </FormDialog>
  )
}

/** What may be given at once, or that somebody has to approve it. */
function hintOf(
  { singleFen, leftTodayFen }: OutputOf<typeof api.packets.allowance>,
  amountFen: number,
  text: { aboveAllowance(single: string): string; allowance(single: string, left: string): string },
): string {
  if (amountFen > singleFen) return text.aboveAllowance(yuanText(singleFen))
  return text.allowance(yuanText(singleFen), yuanText(leftTodayFen))
}

import { demands } from '#contract/complaints/complaint.ts'
import {
  type ComplaintCode,
  complaintsAgainst,
  complaintType,
  type Respondent,
} from '#contract/complaints/complaint-types.ts'
import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { WhatFacts } from './WhatFacts.tsx'

type ConvertDialogProps = { row: FeedbackRow; onClose: () => void }

/** Makes a complaint of it; the number of the order is taken from the text where one stands in it. */
export function ConvertDialog({ row, onClose }: ConvertDialogProps) {
  const { data } = useRead(api.feedback.get, { id: row.id })
  if (!data) return <Skeletons widths={[60, 90]} />
  return <ConvertForm row={row} orderNo={data.orderNo ?? ''} onClose={onClose} />
}

const wholeNo = /^[A-Z]{2}\d{18}$/
type Given = { orderNo: string; about: Respondent; type: ComplaintCode | ''; demand: (typeof demands)[number] }

function ConvertForm({ row, orderNo, onClose }: ConvertDialogProps & { orderNo: string }) {
  const text = useWords(feedbackWords)
  const names = useWords(complaintNameWords)
  const complaintText = useWords(complaintsWords)
  const initial: Given = { orderNo, about: 'worker', type: '', demand: 'refund' }
  const form = useForm(feedback.convert, {
    initial,
    record: row,
    // An empty type is never sent: the button is disabled until one is chosen.
    input: ({ type, ...given }) => ({ ...given, about: order.about, type: type as ComplaintCode }),
    done: text.done,
    onDone: onClose,
  })
  const { values, set, errors } = form
  const order = useOrder(values, row)
  return (
    <ConfirmDialog
      action={text.actions.convert}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.convert}
      form={form}
      ready={values.type !== ''}
      onClose={onClose}
    >
      <TextField
        label={text.orderNo}
        error={order.isUnknown ? complaintText.noSuchOrder : errors.orderNo}
        maxLength={32}
        value={values.orderNo}
        onChange={event => set({ orderNo: event.target.value.trim().toUpperCase(), type: '' })}
      />
      <Select
        label={text.about}
        error={errors.about}
        value={order.about}
        options={order.abouts.map(value => ({ value, label: names.sides[value] }))}
        onChoose={about => set({ about, type: '' })}
      />
      <Select
        label={complaintText.type}
        error={errors.type}
        value={values.type}
        options={[
          { value: '' as const, label: complaintText.chooseType },
          ...order.types.map(value => ({ value, label: `${complaintType(value).level} · ${names.types[value]}` })),
        ]}
        onChoose={type => set({ type })}
      />
      <Select
        label={complaintText.columns.demand}
        value={values.demand}
        options={demands.map(value => ({ value, label: names.demands[value] }))}
        onChoose={demand => set({ demand })}
      />
    </ConfirmDialog>
  )
}

/** Choices that follow from the order: whom the person may complain about, and of what. */
function useOrder({ orderNo, about }: Given, { person: { kind } }: FeedbackRow) {
  const { data, error } = useRead(api.complaints.sides, { orderNo }, { enabled: wholeNo.test(orderNo) })
  const own = kind === 'customer' || kind === 'merchant' ? kind : 'worker'
  const sides: Respondent[] = [...(data?.sides ?? []).map(({ side }) => side), 'platform']
  const abouts = sides.filter(side => side !== own)
  const chosen = abouts.includes(about) ? about : (abouts[0] ?? 'platform')
  return {
    abouts,
    about: chosen,
    types: data ? complaintsAgainst(data.service, chosen) : [],
    isUnknown: error !== null,
  }
}

import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import { type complainants, demands, writtenSources } from '#contract/complaints/complaint.ts'
import {
  type ComplaintCode,
  complaintsAgainst,
  complaintType,
  type Respondent,
} from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useAct } from '#web/kit/act.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { fenOf } from '#web/ui/controls/yuan.ts'
import { complaintsText } from '#words/complaints/complaints.ts'
import { complaintNames } from '#words/complaints/names.ts'

type CreateDialogProps = {
  /** Empty while it is not known. */
  orderNo: string
  source: (typeof writtenSources)[number]
  onClose: () => void
  onDone: (id: number) => void
}

type Complainant = (typeof complainants)[number]
/** Writes down what somebody says about another side of an order. */
export function CreateDialog({ orderNo, source, onClose, onDone }: CreateDialogProps) {
  const text = useWords(complaintsText)
  const [form, setForm] = useState({
    ...{ orderNo, source, content: '', demand: 'apology' as (typeof demands)[number], yuan: '', externalRef: '' },
    ...{ complainant: 'customer' as Complainant, respondent: 'worker' as Respondent, type: '' as ComplaintCode | '' },
  })
  const { act, pending, refused } = useAct(complaints.create)
  const known = useCase(form)
  const isHotline = /^\d/.test(form.source)
  const isAmount = form.yuan.trim() === '' || fenOf(form.yuan) !== null
  const isReady =
    isAmount && form.type !== '' && form.content.trim().length >= 5 && (!isHotline || form.externalRef.trim() !== '')

  async function save(): Promise<void> {
    if (!form.type) return
    const { yuan, type, ...said } = form
    const demandFen = fenOf(yuan)
    const { complainant, respondent } = known
    const made = await act({ ...said, complainant, respondent, type, ...(demandFen && { demandFen: fen(demandFen) }) })
    if (!made) return
    toast.success(text.created(made.no))
    onDone(made.id)
  }

  return (
    <FormDialog title={text.create} pending={pending} ready={isReady} onClose={onClose} onSave={() => void save()}>
      <CaseFields
        form={form}
        known={known}
        onChange={patch => setForm({ ...form, ...patch })}
        fields={refused?.fields ?? {}}
      />
      <Textarea
        label={text.said}
        hint={text.contentHint}
        error={refused?.fields.content}
        rows={4}
        maxLength={1000}
        value={form.content}
        onChange={event => setForm({ ...form, content: event.target.value })}
      />
      <WishFields form={form} onChange={patch => setForm({ ...form, ...patch })} />
      {isHotline && (
        <TextField
          label={text.externalRef}
          maxLength={64}
          error={refused?.fields.externalRef}
          value={form.externalRef}
          onChange={event => setForm({ ...form, externalRef: event.target.value })}
        />
      )}
    </FormDialog>
  )
}

type Form = {
  orderNo: string
  source: (typeof writtenSources)[number]
  complainant: Complainant
  respondent: Respondent
  type: ComplaintCode | ''
  demand: (typeof demands)[number]
  yuan: string
}
type FieldsProps = { form: Form; onChange: (patch: Partial<Form>) => void }

const wholeNo = /^[A-Z]{2}\d{18}$/

/** What follows from the order: who is in it, whom that side can complain of, and of what. */
function useCase({ orderNo, complainant, respondent }: Form) {
  const { data, error } = useRead(complaints.sides, { orderNo }, { enabled: wholeNo.test(orderNo) })
  const sides = data?.sides ?? []
  const others: Respondent[] = [...sides.map(({ side }) => side), 'platform' as const]
  const about = others.filter(side => side !== complainant)
  const chosen = about.includes(respondent) ? respondent : (about[0] ?? 'platform')
  const types = data ? complaintsAgainst(data.service, chosen) : []
  return { sides, about, complainant, respondent: chosen, types, isUnknown: error !== null }
}

type CaseFieldsProps = FieldsProps & { known: ReturnType<typeof useCase>; fields: Record<string, string> }

/** Which order, who complains of whom, and of what. */
function CaseFields({ form, known, onChange, fields }: CaseFieldsProps) {
  const text = useWords(complaintsText)
  const names = useWords(complaintNames)
  const nameOfSide = (side: Respondent) => {
    const name = known.sides.find(one => one.side === side)?.name
    return [names.sides[side], name].filter(Boolean).join(' · ')
  }
  return (
    <>
      <TextField
        label={text.order}
        placeholder={text.orderHint}
        error={known.isUnknown ? text.noSuchOrder : fields.orderNo}
        maxLength={32}
        value={form.orderNo}
        onChange={event => onChange({ orderNo: event.target.value.trim().toUpperCase(), type: '' })}
      />
      <div className="grid gap-4 desktop:grid-cols-2">
        <Select
          label={text.complainant}
          error={fields.complainant}
          value={form.complainant}
          options={known.sides.map(({ side }) => ({ value: side, label: nameOfSide(side) }))}
          onChoose={complainant => onChange({ complainant, type: '' })}
        />
        <Select
          label={text.respondent}
          error={fields.respondent}
          value={known.respondent}
          options={known.about.map(value => ({ value, label: nameOfSide(value) }))}
          onChoose={respondent => onChange({ respondent, type: '' })}
        />
      </div>
      <Select
        label={text.type}
        error={fields.type}
        value={form.type}
        options={[
          { value: '' as const, label: text.chooseType },
          ...known.types.map(value => ({
            value,
            label: `${complaintType(value).level} · ${names.types[value]}`,
          })),
        ]}
        onChoose={type => onChange({ type })}
      />
    </>
  )
}

/** What they want, and where it was heard. */
function WishFields({ form, onChange }: FieldsProps) {
  const text = useWords(complaintsText)
  const names = useWords(complaintNames)
  return (
    <div className="grid gap-4 desktop:grid-cols-3">
      <Select
        label={text.columns.demand}
        value={form.demand}
        options={demands.map(value => ({ value, label: names.demands[value] }))}
        onChoose={demand => onChange({ demand })}
      />
      <AmountField label={text.demandYuan} value={form.yuan} onChange={yuan => onChange({ yuan })} />
      <Select
        label={text.source}
        value={form.source}
        options={writtenSources.map(value => ({ value, label: names.sources[value] }))}
        onChoose={source => onChange({ source })}
      />
    </div>
  )
}

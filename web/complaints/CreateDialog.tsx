import { fenOf } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import { type complainants, demands, writtenSources } from '#contract/complaints/complaint.ts'
import {
  type ComplaintCode,
  complaintsAgainst,
  complaintType,
  type Respondent,
} from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'

type CreateDialogProps = {
  /** Empty while it is unknown. */
  orderNo: string
  source: (typeof writtenSources)[number]
  onClose: () => void
  onDone: (id: number) => void
}

type Complainant = (typeof complainants)[number]
/** Records a complaint on behalf of a party to an order. */
export function CreateDialog({ orderNo, source, onClose, onDone }: CreateDialogProps) {
  const text = useWords(complaintsWords)
  const form = useForm(complaints.create, {
    initial: {
      orderNo,
      source,
      content: '',
      demand: 'apology',
      yuan: '',
      externalRef: '',
      complainant: 'customer',
      respondent: 'worker',
      type: '',
    } satisfies Values as Values,
    // An empty type is never sent: the button is disabled until one is chosen.
    input: ({ yuan, type, ...fields }) => ({
      ...fields,
      complainant: known.complainant,
      respondent: known.respondent,
      type: type as ComplaintCode,
      ...(fenOf(yuan) && { demandFen: fen(fenOf(yuan) ?? 0) }),
    }),
    onDone: made => {
      toast.success(text.created(made.no))
      onDone(made.id)
    },
  })
  const { values, set } = form
  const known = useCase(values)
  const isHotline = /^\d/.test(values.source)
  const isAmount = values.yuan.trim() === '' || fenOf(values.yuan) !== null
  const isReady =
    isAmount &&
    values.type !== '' &&
    values.content.trim().length >= 5 &&
    (!isHotline || values.externalRef.trim() !== '')

  return (
    <FormDialog title={text.create} form={form} ready={isReady} onClose={onClose}>
      <CaseFields values={values} known={known} onChange={set} errors={form.errors} />
      <Textarea {...form.text('content')} label={text.content} hint={text.contentHint} rows={4} maxLength={1000} />
      <WishFields values={values} onChange={set} />
      {isHotline && <TextField {...form.text('externalRef')} label={text.externalRef} maxLength={64} />}
    </FormDialog>
  )
}

type Values = {
  orderNo: string
  source: (typeof writtenSources)[number]
  complainant: Complainant
  respondent: Respondent
  type: ComplaintCode | ''
  demand: (typeof demands)[number]
  yuan: string
  content: string
  externalRef: string
}
type FieldsProps = { values: Values; onChange: (patch: Partial<Values>) => void }

const wholeNo = /^[A-Z]{2}\d{18}$/

/** Choices that follow from the order: its parties, whom each may complain about, and the types. */
function useCase({ orderNo, complainant, respondent }: Values) {
  const { data, error } = useRead(api.complaints.sides, { orderNo }, { enabled: wholeNo.test(orderNo) })
  const sides = data?.sides ?? []
  const others: Respondent[] = [...sides.map(({ side }) => side), 'platform' as const]
  const about = others.filter(side => side !== complainant)
  const chosen = about.includes(respondent) ? respondent : (about[0] ?? 'platform')
  const types = data ? complaintsAgainst(data.service, chosen) : []
  return { sides, about, complainant, respondent: chosen, types, isUnknown: error !== null }
}

type CaseFieldsProps = FieldsProps & { known: ReturnType<typeof useCase>; errors: FieldErrors }

/** Order, complainant, respondent and type. */
function CaseFields({ values, known, onChange, errors }: CaseFieldsProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const nameOfSide = (side: Respondent) => {
    const name = known.sides.find(one => one.side === side)?.name
    return [names.sides[side], name].filter(Boolean).join(' · ')
  }
  return (
    <>
      <TextField
        label={text.order}
        placeholder={text.orderHint}
        error={known.isUnknown ? text.noSuchOrder : errors.orderNo}
        maxLength={32}
        value={values.orderNo}
        onChange={event => onChange({ orderNo: event.target.value.trim().toUpperCase(), type: '' })}
      />
      <div className="grid gap-4 desktop:grid-cols-2">
        <Select
          label={text.complainant}
          error={errors.complainant}
          value={values.complainant}
          options={known.sides.map(({ side }) => ({ value: side, label: nameOfSide(side) }))}
          onChoose={complainant => onChange({ complainant, type: '' })}
        />
        <Select
          label={text.respondent}
          error={errors.respondent}
          value={known.respondent}
          options={known.about.map(value => ({ value, label: nameOfSide(value) }))}
          onChoose={respondent => onChange({ respondent, type: '' })}
        />
      </div>
      <Select
        label={text.type}
        error={errors.type}
        value={values.type}
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

/** Demand, and the channel of the complaint. */
function WishFields({ values, onChange }: FieldsProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  return (
    <div className="grid gap-4 desktop:grid-cols-3">
      <Select
        label={text.columns.demand}
        value={values.demand}
        options={demands.map(value => ({ value, label: names.demands[value] }))}
        onChoose={demand => onChange({ demand })}
      />
      <AmountField label={text.demandYuan} value={values.yuan} onChange={yuan => onChange({ yuan })} />
      <Select
        label={text.source}
        value={values.source}
        options={writtenSources.map(value => ({ value, label: names.sources[value] }))}
        onChoose={source => onChange({ source })}
      />
    </div>
  )
}

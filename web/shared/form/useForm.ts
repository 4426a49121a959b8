import { type ChangeEvent, useState } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { press } from '#web/kit/act.ts'
import { Refused } from '#web/kit/call.ts'
import { tellFailure } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { fieldWords, formWords } from '#words/base/fields.ts'
import { type FieldErrors, hasError, schemaErrors, withoutFields } from './fieldErrors.ts'
import { isSame, patchAt, valueAt } from './merge.ts'
import { useLostRace } from './useLostRace.ts'

/** What a command takes; the record it changes comes from `record`, the reason from `ReasonDialog`. */
type FormInput<O extends Operation> = WithOptionalTarget<InputOf<O>>
type WithOptionalTarget<Input> = Input extends unknown ? Omit<Input, keyof TargetFields> & Partial<TargetFields> : never
type TargetFields = Target & { reason: string }

export type FormTerms<O extends Operation, Values extends object> = {
  initial: Values
  /** The form's values as the command takes them; `start` is what the form began with, or held when it was last saved. */
  input: (values: Values, start: Values) => FormInput<O>
  /** The record that is changed. */
  record?: Target | undefined
  /**
   * What the form shows of a record. With it the version is the one that the form was opened with, and after a lost race
   * the form takes over what the other changed, except where something was typed. Without it, the version of `record` counts.
   */
  valuesOf?: (record: never) => Values
  /** What the schema cannot say; a form with an error is not sent. */
  check?: (values: Values) => FieldErrors | undefined
  /** Said when it is done. */
  done?: string
  /** After each try, whatever came of it: reads again what the command may have changed elsewhere. */
  after?: () => void
  /** Told the fresh record of a lost race; false where there is nothing left to try again. */
  onLost?: (record: unknown) => boolean
  onDone: (answer: OutputOf<O>) => void
}

export type Form<O extends Operation, Values extends object> = {
  values: Values
  set(patch: Partial<Values>): void
  /** What is wrong: a field that was changed is checked when it is left, all of them when the form is sent. */
  errors: FieldErrors
  /** Sends it, with what is asked outside of the form; false when it was refused, and the person has been told. */
  submit(extra?: Partial<FormInput<O>>): Promise<boolean>
  pending: boolean
  dirty: boolean
  /** Why the last try was refused, where no field is to blame. */
  refusal: string | undefined
  /** The server's sentence about who was faster; undefined otherwise. */
  conflict: string | undefined
  /** Of a field that both changed: what the record holds now. */
  onRecord(path: string): string | undefined
  /** For a text field: `<TextField {...form.text('name')} />`, `form.text('names.zh')`. */
  text(path: TextPath<Values>): TextProps
  /** For a `Select`. */
  choice<Key extends ChoiceKey<Values>>(name: Key): ChoiceProps<Values[Key]>
  /** Back to the values it began with. */
  reset(): void
}

type ChoiceKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string
/** Fields that hold text, also one level down. */
type TextPath<Values> = { [Key in keyof Values & string]: PathOf<Key, Values[Key]> }[keyof Values & string]
type PathOf<Key extends string, Value> = Value extends string
  ? Key
  : Value extends Readonly<Record<string, string>>
    ? `${Key}.${keyof Value & string}`
    : never
export type TextProps = {
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}
type ChoiceProps<Value> = { value: Value; error: string | undefined; onChoose: (value: Value) => void }

/** A form that sends one command. A refusal stands at its field, and after a lost race the next try is on the fresh record. */
export function useForm<O extends Operation, Values extends object>(
  operation: O,
  terms: FormTerms<O, Values>,
): Form<O, Values> {
  const sentences = useWords(fieldWords)
  const { badInput } = useWords(formWords)
  const held = useHeld(terms.initial)
  const race = useLostRace(terms, held)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const dirty = !isSame(held.values, held.start)
  useUnsaved(dirty)
  const errors = { ...fieldErrors, ...(isTried && terms.check?.(held.values)) }
  const inputWith = (extra: object) =>
    ({ ...terms.input(held.values, held.start), ...race.target(), ...extra }) as InputOf<O>

  function set(patch: Partial<Values>): void {
    held.set(patch)
    setFieldErrors(current => withoutFields(current, Object.keys(patch)))
  }

  function checkField(path: string): void {
    if (isSame(valueAt(held.values, path), valueAt(held.start, path))) return
    const wrong = schemaErrors(operation, inputWith({}), [path], sentences)
    setFieldErrors(current => ({ ...current, ...wrong }))
  }

  /** As the server would refuse it, without asking the server. */
  function isRefusedHere(input: InputOf<O>, extra: object): boolean {
    setTried(true)
    const fields = Object.keys({ ...held.values, ...extra })
    const wrong = schemaErrors(operation, input, fields, sentences)
    setFieldErrors(wrong)
    if (hasError(wrong)) toast.error(badInput)
    return hasError(wrong) || hasError(terms.check?.(held.values))
  }

  async function submit(extra: Partial<FormInput<O>> = {}): Promise<boolean> {
    const input = inputWith(extra)
    if (isRefusedHere(input, extra)) return false
    setPending(true)
    const outcome = await press(operation, input)
    setPending(false)
    terms.after?.()
    setFieldErrors(outcome instanceof Refused ? outcome.fields : {})
    setRefusal(refusalOf(outcome))
    if (outcome instanceof Refused) race.lose(outcome)
    if (outcome instanceof Error) {
      tellFailure(outcome)
      return false
    }
    held.restart(held.values, held.values)
    if (terms.done) toast.success(terms.done)
    terms.onDone(outcome)
    return true
  }

  const { conflict, onRecord } = race
  return {
    values: held.values,
    set,
    errors,
    submit,
    pending,
    dirty,
    refusal,
    conflict,
    onRecord,
    reset: () => held.restart(terms.initial, terms.initial),
    ...fieldsOf(held, set, errors, checkField),
  }
}

export type Held<Values> = {
  /** What the form began with, or the fresh record since. */
  start: Values
  values: Values
  set(patch: Partial<Values>): void
  restart(start: Values, values: Values): void
}

function useHeld<Values extends object>(initial: Values): Held<Values> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)

  function restart(nextStart: Values, nextValues: Values): void {
    setStart(nextStart)
    setValues(nextValues)
  }

  return { start, values, set: patch => setValues(current => ({ ...current, ...patch })), restart }
}

function fieldsOf<O extends Operation, Values extends object>(
  { values }: Held<Values>,
  set: (patch: Partial<Values>) => void,
  errors: FieldErrors,
  checkField: (path: string) => void,
): Pick<Form<O, Values>, 'text' | 'choice'> {
  return {
    text: path => ({
      value: valueAt(values, path) as string,
      error: errors[path],
      onChange: event => set(patchAt(values, path, event.target.value)),
      onBlur: () => checkField(path),
    }),
    choice: name => ({
      value: values[name],
      error: errors[name],
      onChoose: value => set(patchAt(values, name, value)),
    }),
  }
}

function refusalOf(outcome: unknown): string | undefined {
  return outcome instanceof Refused && !Object.keys(outcome.fields).length ? outcome.message : undefined
}

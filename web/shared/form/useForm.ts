import { type ChangeEvent, useState } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { Refused } from '#web/kit/call.ts'
import { sendCommand } from '#web/kit/command.ts'
import { toastFailure } from '#web/kit/read.ts'
import { dismissErrors, toast } from '#web/kit/toast.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { fieldWords, formWords } from '#words/base/refusals.ts'
import { type FieldErrors, hasError, schemaErrors, withoutFields } from './fieldErrors.ts'
import { isSame, mergeValues, patchAt, valueAt } from './merge.ts'
import { useKeepAtEnd, useKept } from './useKept.ts'
import { useLostRace } from './useLostRace.ts'

/** The fields of a command's input; the record comes from `record`, the reason from `ReasonDialog`. */
type FormInput<O extends Operation> = WithOptionalTarget<InputOf<O>>
type WithOptionalTarget<Input> = Input extends unknown ? Omit<Input, keyof TargetFields> & Partial<TargetFields> : never
type TargetFields = Target & { reason: string }

export type FormTerms<O extends Operation, Values extends object> = {
  initial: Values
  /** Converts the form's values to the command's input; `start` holds the initial or last saved values. */
  input: (values: Values, start: Values) => FormInput<O>
  /** The record that is changed. */
  record?: Target | undefined
  /**
   * The form's values for a record. With it, the version sent is the one the form was opened with, and after a lost race
   * the form takes over the other person's changes, except where something was typed. Without it, the version of `record` is sent.
   */
  valuesOf?: (record: never) => Values
  /** Errors that the schema cannot express; a form with an error is not sent. */
  check?: (values: Values) => FieldErrors | undefined
  /** Names form and record, where what is typed waits for its author when their session ends. A form with a `record` has a name. */
  keptAs?: string
  /** What the form holds once it was sent, without what is typed for each attempt anew. */
  sent?: (values: Values) => Values
  /** Success toast. */
  done?: string
  /** Called after each attempt, whatever its result: refetches what the command may have changed elsewhere. */
  after?: () => void
  /** Called with the fresh record after a lost race; returns false where another attempt makes no sense. */
  onLost?: (record: unknown) => boolean
  onDone: (answer: OutputOf<O>) => void
}

export type Form<O extends Operation, Values extends object> = {
  values: Values
  /** As they were at first, or when they were last sent. */
  start: Values
  set(patch: Partial<Values>): void
  /** Errors by path: a changed field is validated on blur, all of them on sending. */
  errors: FieldErrors
  /** Sends the command, with inputs that are not in the form; false when it was refused and a toast has shown why. */
  submit(extra?: Partial<FormInput<O>>): Promise<boolean>
  pending: boolean
  dirty: boolean
  /** Why the last attempt was refused, if it was not about a field. */
  refusal: string | undefined
  /** The server's sentence about who was faster; undefined otherwise. */
  conflict: string | undefined
  /** For a field that both changed: the value of the record now. */
  onRecord(path: string): string | undefined
  /** For a text field: `<TextField {...form.text('name')} />`, `form.text('names.zh')`. */
  text(path: TextPath<Values>): TextProps
  /** For a `Select`. */
  choice<Key extends ChoiceKey<Values>>(name: Key): ChoiceProps<Values[Key]>
  /** Resets to the initial values. */
  reset(): void
}

type ChoiceKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string
/** Paths of text fields, also one level down. */
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

/** A form that sends one command. A refusal is shown at its field, and after a lost race the next attempt uses the fresh record. */
export function useForm<O extends Operation, Values extends object>(
  operation: O,
  terms: FormTerms<O, Values>,
): Form<O, Values> {
  const sentences = useWords(fieldWords)
  const { badInput } = useWords(formWords)
  const kept = useKept(terms.keptAs ?? nameOf(operation, terms.record), terms.initial)
  const state = useFormState(terms.initial, kept.atFirst)
  const race = useLostRace(terms, state)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const dirty = !isSame(state.values, state.start)
  useUnsaved(dirty)
  useKeepAtEnd(kept.name, state)
  const errors = { ...fieldErrors, ...(isTried && terms.check?.(state.values)) }
  const inputWith = (extra: object) =>
    ({ ...terms.input(state.values, state.start), ...race.target(), ...extra }) as InputOf<O>

  function set(patch: Partial<Values>): void {
    state.set(patch)
    setFieldErrors(current => withoutFields(current, Object.keys(patch)))
  }

  function checkField(path: string): void {
    if (isSame(valueAt(state.values, path), valueAt(state.start, path))) return
    const wrong = schemaErrors(operation, inputWith({}), [path], sentences)
    setFieldErrors(current => ({ ...current, ...wrong }))
  }

  /** Validates with the schema that the server uses. */
  function isRefusedHere(input: InputOf<O>, extra: object): boolean {
    setTried(true)
    const fields = Object.keys({ ...state.values, ...extra })
    const wrong = schemaErrors(operation, input, fields, sentences)
    setFieldErrors(wrong)
    if (hasError(wrong)) toast.error(badInput)
    return hasError(wrong) || hasError(terms.check?.(state.values))
  }

  async function submit(extra: Partial<FormInput<O>> = {}): Promise<boolean> {
    const input = inputWith(extra)
    if (isRefusedHere(input, extra)) return false
    setPending(true)
    const outcome = await sendCommand(operation, input)
    setPending(false)
    terms.after?.()
    setFieldErrors(outcome instanceof Refused ? outcome.fields : {})
    setRefusal(refusalOf(outcome))
    if (outcome instanceof Refused) race.lose(outcome)
    if (outcome instanceof Error) {
      toastFailure(outcome)
      return false
    }
    const sent = terms.sent?.(state.values) ?? state.values
    state.restart(sent, now => typedSince(state.values, now, sent))
    // What was refused before is done now.
    dismissErrors()
    if (terms.done) toast.success(terms.done)
    terms.onDone(outcome)
    return true
  }

  const { conflict, onRecord } = race
  return {
    values: state.values,
    start: state.start,
    set,
    errors,
    submit,
    pending,
    dirty,
    refusal,
    conflict,
    onRecord,
    reset: () => state.restart(terms.initial, () => terms.initial),
    ...fieldsOf(state, set, errors, checkField),
  }
}

/** What was typed while it was being sent stays. */
function typedSince<Values extends object>(asked: Values, now: Values, sent: Values): Values {
  return mergeValues(asked, now, sent).values
}

export type FormState<Values> = {
  /** The initial values, or those of the fresh record since. */
  start: Values
  values: Values
  set(patch: Partial<Values>): void
  restart(start: Values, values: (now: Values) => Values): void
}

function useFormState<Values extends object>(initial: Values, atFirst: Values): FormState<Values> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(atFirst)

  function restart(nextStart: Values, next: (now: Values) => Values): void {
    setStart(nextStart)
    setValues(next)
  }

  return { start, values, set: patch => setValues(current => ({ ...current, ...patch })), restart }
}

function fieldsOf<O extends Operation, Values extends object>(
  { values }: FormState<Values>,
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

/** Without a record, what was typed about one would be offered for another. */
function nameOf({ name, answersSecret }: Operation, record: Target | undefined): string | undefined {
  return record && !answersSecret ? `${name}:${record.id}` : undefined
}

function refusalOf(outcome: unknown): string | undefined {
  return outcome instanceof Refused && !Object.keys(outcome.fields).length ? outcome.message : undefined
}

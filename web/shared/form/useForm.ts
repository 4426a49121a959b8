import { type ChangeEvent, useState } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { press } from '#web/kit/act.ts'
import { Refused } from '#web/kit/call.ts'
import { tellFailure } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { isSame, mergeValues, valueAt } from './merge.ts'

/** What a command takes, beside the record it changes and the reason, which `ReasonDialog` asks for. */
type Asked<O extends Operation> = WithoutGiven<InputOf<O>>
type WithoutGiven<Input> = Input extends unknown ? Omit<Input, keyof Given> & Partial<Given> : never
type Given = Target & { reason: string }

/** Path of a field (`names.zh`) → what is wrong with it, as a sentence. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

export type FormTerms<O extends Operation, Values extends object> = {
  initial: Values
  /** The form's values as the command takes them. */
  input: (values: Values) => Asked<O>
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

/** A lost race: what the server said of it, and which fields both sides changed. */
type Conflict<Values> = { message: string; clashes: readonly string[]; theirs: Values | undefined }

export type Form<O extends Operation, Values extends object> = {
  values: Values
  set(patch: Partial<Values>): void
  /** What is wrong, from the first try to send on. */
  errors: FieldErrors
  /** Sends it, with what is asked outside of the form; false when it was refused, and the person has been told. */
  submit(extra?: Partial<Asked<O>>): Promise<boolean>
  pending: boolean
  dirty: boolean
  /** Why the last try was refused, where no field is to blame. */
  refusal: string | undefined
  /** The server's sentence about who was faster; undefined otherwise. */
  conflict: string | undefined
  /** Of a field that both changed: what the record holds now. */
  onRecord(path: string): string | undefined
  /** For a text field: `<TextField {...form.text('name')} />`. */
  text(name: TextKey<Values>, path?: string): TextProps
  /** For a `Select`. */
  choice<Key extends TextKey<Values>>(name: Key): ChoiceProps<Values[Key]>
}

type TextKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string
type TextProps = {
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}
type ChoiceProps<Value> = { value: Value; error: string | undefined; onChoose: (value: Value) => void }

/** A form that sends one command. A refusal stands at its field, and after a lost race the next try is on the fresh record. */
export function useForm<O extends Operation, Values extends object>(
  operation: O,
  terms: FormTerms<O, Values>,
): Form<O, Values> {
  const held = useHeld(terms.initial)
  const race = useRace(terms, held)
  const [refusedFields, setRefusedFields] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const dirty = !isSame(held.values, held.start)
  useUnsaved(dirty)
  const errors = { ...refusedFields, ...(isTried && terms.check?.(held.values)) }

  function set(patch: Partial<Values>): void {
    held.set(patch)
    setRefusedFields(current => withoutFields(current, Object.keys(patch)))
  }

  async function submit(extra: Partial<Asked<O>> = {}): Promise<boolean> {
    setTried(true)
    if (hasError(terms.check?.(held.values))) return false
    setPending(true)
    const outcome = await press(operation, { ...terms.input(held.values), ...race.target(), ...extra } as InputOf<O>)
    setPending(false)
    terms.after?.()
    setRefusedFields(outcome instanceof Refused ? outcome.fields : {})
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
    ...fieldsOf(held, set, errors),
  }
}

type Held<Values> = {
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

/** On which version the command is sent, and what happened when somebody else was faster. */
function useRace<O extends Operation, Values extends object>(terms: FormTerms<O, Values>, held: Held<Values>) {
  const { record, valuesOf } = terms
  const [opened] = useState(record?.version)
  const [fresh, setFresh] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values>>()

  function target(): Partial<Target> {
    if (!record) return {}
    const known = valuesOf ? (opened ?? record.version) : record.version
    return { id: record.id, version: Math.max(known, fresh) }
  }

  function lose(refused: Refused): void {
    const now = refused.record as Partial<Target> | undefined
    if (!now || terms.onLost?.(now) === false) return
    if (refused.reason !== 'changedByOther' || now.version === undefined || now.id !== record?.id) return
    setFresh(now.version)
    const theirs = valuesOf?.(now as never)
    const merged = theirs && mergeValues(held.start, held.values, theirs)
    if (merged) held.restart(theirs, merged.values)
    setConflict({ message: refused.message, clashes: merged?.clashes ?? [], theirs })
  }

  return { target, lose, conflict: conflict?.message, onRecord: (path: string) => recordAt(conflict, path) }
}

function fieldsOf<O extends Operation, Values extends object>(
  { values }: Held<Values>,
  set: (patch: Partial<Values>) => void,
  errors: FieldErrors,
): Pick<Form<O, Values>, 'text' | 'choice'> {
  const change = (name: string, value: unknown) => set({ [name]: value } as Partial<Values>)
  return {
    text: (name, path = name) => ({
      value: values[name] as string,
      error: errors[path],
      onChange: event => change(name, event.target.value),
    }),
    choice: name => ({ value: values[name], error: errors[name], onChoose: value => change(name, value) }),
  }
}

function refusalOf(outcome: unknown): string | undefined {
  return outcome instanceof Refused && !Object.keys(outcome.fields).length ? outcome.message : undefined
}

function hasError(errors: FieldErrors | undefined): boolean {
  return errors !== undefined && Object.values(errors).some(Boolean)
}

/** What the server said of a field is over when the field is changed. */
function withoutFields(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(path.split('.')[0] ?? path)))
}

function recordAt<Values extends object>(conflict: Conflict<Values> | undefined, path: string): string | undefined {
  if (!conflict?.theirs || !conflict.clashes.includes(path)) return undefined
  const value = valueAt(conflict.theirs, path)
  return typeof value === 'string' ? value : undefined
}

import { useEffect, useRef, useState } from 'react'
import type { AnnouncementDetail } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { draftsOf } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { type Form, useForm } from '#web/shared/form/useForm.ts'
import { announcementFormWords, announcementsWords } from '#words/announcements/announcements.ts'
import { fieldWords, formWords } from '#words/base/refusals.ts'
import { blank, errorsOf, inputOf, type Values, valuesOf } from './values.ts'

type Save = typeof announcements.add | typeof announcements.update

export type Writing = {
  form: Form<Save, Values>
  /** By the names of the form's fields, whichever command was refused. */
  errorOf: (field: string) => string | undefined
  save: () => void
  saveAndSubmit: () => void
  /** Asks first where something is not saved. */
  leave: () => void
  /** Whether the form began with what was not saved last time. */
  isRestored: boolean
  isBusy: boolean
}

/** The form of an announcement, new or stored, and what its buttons do. */
export function useWriting(row: AnnouncementDetail | undefined, onClose: () => void): Writing {
  const text = useWords(announcementFormWords)
  const { dones } = useWords(announcementsWords)
  const { badInput } = useWords(formWords)
  const sentences = useWords(fieldWords)
  const submitting = useCommand(api.announcements.submit)
  const isToSubmit = useRef(false)
  const start = row ? valuesOf(row) : blank
  const check = (values: Values): FieldErrors => errorsOf(values, start, text, sentences)
  const keptAs = `announcements:${row?.id ?? 'new'}`
  const form = useForm<Save, Values>(row ? announcements.update : announcements.add, {
    initial: start,
    keptAs,
    record: row,
    valuesOf: valuesOf as (record: never) => Values,
    input: values => (row ? { text: inputOf(values) } : inputOf(values)) as never,
    check,
    onDone: saved => void finish(saved),
  })

  const draft = useDraft(keptAs, form)

  async function finish(saved: AnnouncementDetail): Promise<void> {
    const { id, version } = saved
    const submitted = isToSubmit.current && saved.allowed.includes('submit') && (await submitting.run({ id, version }))
    draft.drop()
    toast.success(submitted ? dones.submit : text.saved)
    onClose()
  }

  function send(submits: boolean): void {
    isToSubmit.current = submits
    if (Object.values(check(form.values)).some(Boolean)) toast.error(badInput)
    void form.submit()
  }

  async function leave(): Promise<void> {
    if (form.dirty && !(await confirm({ text: text.sureToLeave, danger: true }))) return
    draft.drop()
    onClose()
  }

  return {
    form,
    errorOf: field => form.errors[field] ?? form.errors[`text.${field}`] ?? form.errors[`audience.${field}`],
    save: () => send(false),
    saveAndSubmit: () => send(true),
    leave: () => void leave(),
    isRestored: draft.isRestored,
    isBusy: form.pending || submitting.pending,
  }
}

type Typed = { values: object; dirty: boolean }

/**
 * Writes down what is typed as it is typed, where `useForm` finds it: after a reload, or back from another page, it is there again.
 * Saving it, taking it back and signing out remove it.
 */
function useDraft(about: string, { values, dirty }: Typed): { isRestored: boolean; drop: () => void } {
  const person = useRead(api.session.userInfo, {}).data?.id
  const name = person === undefined ? '' : `${draftsOf(person)}${about}`
  const [isRestored] = useState(dirty)
  useEffect(() => {
    if (!name) return
    if (dirty) inWindow.setJson(name, values)
    else inWindow.remove(name)
  }, [name, values, dirty])
  return { isRestored: isRestored && dirty, drop: () => inWindow.remove(name) }
}

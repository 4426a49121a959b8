import type { Language } from '#contract/base/values.ts'
import { noteWords } from '#words/open/reference/notes.ts'
import { referencePageWords } from '#words/open/reference/pages.ts'
import { inLanguage } from '#words/words.ts'
import type { JsonSchema } from '../schemas.ts'
import { type Html, html, inText } from './html.ts'

type Known = Readonly<Record<string, JsonSchema>>
type Field = { path: string; type: string; isRequired: boolean; note?: string | undefined }

/** What apps send names the fields that must be there; what they receive has no such duty of theirs. */
type Reading = { language: Language; as: 'sent' | 'received' }

/** The fields of a body, inner ones after their own object; each form by itself where there are several. */
export function fieldsOf(schema: JsonSchema, known: Known, reading: Reading): Html {
  const words = inLanguage(referencePageWords, reading.language)
  const whole = resolve(schema, known)
  const forms = formsOf(whole).map(form => resolve(form, known))
  if (forms.length < 2) return list(fields(whole, known), reading)
  const parts = forms.map(form => {
    return html`<details><summary><code>${nameOf(form)}</code></summary>${list(fields(form, known), reading)}</details>`
  })
  return html`<p>${words.oneOf(forms.map(nameOf).join(', '))}</p>${parts}`
}

/** A line of one field. */
function list(all: readonly Field[], { language, as }: Reading): Html {
  const { required } = inLanguage(referencePageWords, language)
  const rows = all.map(({ path, type, isRequired, note }) => {
    const said = note && noteIn(note, language)
    return html`<div class="field">
<dt><code>${path}</code>${as === 'sent' && isRequired && html` <span class="required">${required}</span>`}</dt>
<dd><span class="type">${type}</span>${said && html` ${inText(said)}`}</dd>
</div>`
  })
  return html`<dl class="fields">${rows}</dl>`
}

/** A note of the description in one language. */
function noteIn(note: string, language: Language): string | undefined {
  if (language === 'en') return note
  const [zh, es, ja] = noteWords[note] ?? []
  return { zh, es, ja }[language]
}

function fields(schema: JsonSchema, known: Known, above = '', seen: readonly unknown[] = []): Field[] {
  const found = new Map<string, Field>()
  for (const form of objectsIn(schema, known)) {
    if (seen.includes(form)) continue
    for (const [name, part] of Object.entries((form.properties ?? {}) as Known)) {
      const path = above + name
      const isRequired = ((form.required ?? []) as string[]).includes(name)
      const note = (part.description ?? resolve(part, known).description) as string | undefined
      if (!found.has(path)) found.set(path, { path, type: typeOf(part, known), isRequired, note })
      const isList = objectsIn(part, known, true).length > 0
      for (const inner of fields(part, known, `${path}${isList ? '[]' : ''}.`, [...seen, form])) {
        if (!found.has(inner.path)) found.set(inner.path, inner)
      }
    }
  }
  return [...found.values()]
}

/** The objects that a value may be, or that stand in its list. */
function objectsIn(schema: JsonSchema, known: Known, inList = false): JsonSchema[] {
  const whole = resolve(schema, known)
  if (whole.type === 'array') return objectsIn((whole.items ?? {}) as JsonSchema, known)
  const forms = formsOf(whole)
  if (forms.length > 0) return forms.flatMap(form => objectsIn(form, known, inList))
  return whole.properties && !inList ? [whole] : []
}

function formsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
}

function resolve(schema: JsonSchema, known: Known): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return (name !== undefined && known[name]) || schema
}

/** What tells a form from the others: `service: food`. */
function nameOf(form: JsonSchema): string {
  const own = Object.entries((form.properties ?? {}) as Known).filter(([, { const: value }]) => value !== undefined)
  return own.map(([name, { const: value }]) => `${name}: ${String(value)}`).join(', ') || String(form.type ?? '…')
}

function typeOf(schema: JsonSchema, known: Known): string {
  const whole = resolve(schema, known)
  const { type, format, const: value, enum: values, items } = whole
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(values)) return values.join(' | ')
  const forms = formsOf(whole)
  if (forms.length > 0) return [...new Set(forms.map(form => typeOf(form, known)))].join(' | ')
  if (type === 'array') return `${typeOf((items ?? {}) as JsonSchema, known)}[]${range(whole.minItems, whole.maxItems)}`
  const limits = range(whole.minLength ?? whole.minimum, whole.maxLength ?? whole.maximum)
  return `${String(type ?? 'any')}${format ? ` (${String(format)})` : ''}${limits}`
}

function range(least: unknown, most: unknown): string {
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return ` ≥ ${String(least)}`
  return least === undefined ? ` ≤ ${String(most)}` : ` ${String(least)}–${String(most)}`
}

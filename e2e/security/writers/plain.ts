import { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/operations.ts'
import type { Texts } from '../payloads.ts'
import type { Writer } from './writer.ts'

type Field = { type?: string; maxLength?: number; enum?: unknown; pattern?: unknown; format?: unknown }

/** What a feature's `add` takes if that is texts alone, by the longest length; such records need no write of their own. */
function textFieldsOf(feature: Readonly<Record<string, Operation>>): Record<string, number> | undefined {
  if (!feature.add) return undefined
  const { properties = {} } = z.toJSONSchema(feature.add.input, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(properties as Record<string, Field>)
  const isText = ({ type, maxLength, enum: choices, pattern, format }: Field) =>
    type === 'string' && maxLength && !choices && !pattern && !format
  if (!fields.every(([, field]) => isText(field))) return undefined
  return Object.fromEntries(fields.map(([name, { maxLength = 0 }]) => [name, maxLength]))
}

const plain = Object.entries(operations as Record<string, Record<string, Operation>>).flatMap(([name, feature]) => {
  const fields = textFieldsOf(feature)
  return fields && feature.add ? [{ name, add: feature.add, fields }] : []
})

/** The features that are written to here. */
export const plainFeatures: readonly string[] = plain.map(({ name }) => name)

/** The number keeps two records apart where the same text is refused. */
function inputOf(fields: Readonly<Record<string, number>>, nth: number, texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, most]) => [name, `${texts(most - 4)}${nth}`]))
}

export const plainWriters: Readonly<Record<string, Writer>> = Object.fromEntries(
  plain.map(({ name, add, fields }) => [name, ({ admin }, nth, texts) => admin.call(add, inputOf(fields, nth, texts))]),
)

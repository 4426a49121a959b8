import type { Language } from '#contract/base/values.ts'
import {
  type MessageKey,
  type MessageValue,
  type MessageVariable,
  messageVariables,
} from '#contract/open/messages/message-keys.ts'
import type { MessageText } from '#contract/open/messages/message-templates.ts'
import { renderText } from '#contract/open/messages/render.ts'
import { builtInMessages } from '#words/open/built-in-messages.ts'
import { sayValue } from './values.ts'

type Stored = { title: string | null; body: string | null; sms: string | null }

export function builtInText(key: MessageKey, language: Language): MessageText {
  const { title, body, sms } = builtInMessages[key]
  return { title: title[language], body: body[language], sms: sms?.[language] ?? '' }
}

export function textOf({ title, body, sms }: Stored): MessageText {
  return { title: title ?? '', body: body ?? '', sms: sms ?? '' }
}

type Said = Partial<Record<MessageVariable, string>>

/** The values as they are said in a language. */
export function sayValues(values: Partial<Record<MessageVariable, MessageValue>>, language: Language): Said {
  const names = Object.keys(values).filter((name): name is MessageVariable => Object.hasOwn(messageVariables, name))
  return Object.fromEntries(names.map(name => [name, sayValue(name, values[name] ?? null, language)]))
}

export function fillText({ title, body, sms }: MessageText, said: Said): MessageText {
  return { title: renderText(title, said), body: renderText(body, said), sms: renderText(sms, said) }
}

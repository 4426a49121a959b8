import type { Reason } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import { en } from './refusal-words-en.ts'
import { es } from './refusal-words-es.ts'
import { ja } from './refusal-words-ja.ts'
import { zh } from './refusal-words-zh.ts'

/** What a person reads when the answer is no: what is the matter, and what to do. */
export const refusalWords: Record<Language, Record<Reason, string>> = { zh, en, es, ja }

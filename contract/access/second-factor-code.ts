import { z } from 'zod'
import { comparedForm } from '#contract/base/texts/typed-text.ts'

/** As the server knows it, however it was typed or pasted: with blanks, without its hyphen, in full width. */
export function typedCode(typed: string): string {
  const plain = comparedForm(typed).replace(/[\s\p{Dash_Punctuation}]/gu, '')
  return /^[a-z0-9]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain
}

/** Six digits from an authenticator app, or a recovery code. */
export const SecondFactorCode = z
  .string()
  .max(64)
  .transform(typedCode)
  .refine(code => /^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/.test(code), { params: { word: 'secondFactorCode' } })

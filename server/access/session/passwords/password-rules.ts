import type { Language } from '#contract/base/values.ts'
import type { Config } from '#server/kit/config.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'

type NewPassword = { password: string; username: string; field: string }
type Rules = { language: Language; config: Pick<Config, 'PASSWORD_MIN'> }

/** Refuses a new password that is too short, the name itself, or among the fifty thousand that everybody tries first. */
export async function refuseWeakPassword(
  { password, username, field }: NewPassword,
  { language, config }: Rules,
): Promise<void> {
  const least = config.PASSWORD_MIN
  const lower = password.toLowerCase()
  if (password.length < least) refuseField(field, fieldSentence('passwordWeak', language, least))
  if (lower === username.toLowerCase()) refuseField(field, fieldSentence('passwordIsName', language))
  if ((await commonPasswords()).has(lower)) refuseField(field, fieldSentence('passwordCommon', language))
}

function refuseField(field: string, sentence: string): never {
  refuse('badInput', { fields: { [field]: sentence } })
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some megabytes, so loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

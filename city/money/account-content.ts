import { nameOf } from '#city/people/names.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { OpenPayoutAccount } from '#contract/open/open-money.ts'

type Person = { externalId: string; name: string; phone: string }

const banks = ['中国工商银行', '中国建设银行', '招商银行', '郑州银行', '中国农业银行'] as const
/** Every twentieth account has the name of somebody else, and two in a hundred are one account that several people use. */
const share = { otherHolder: 0.05, sharedAccount: 0.02 }

/** Where somebody's money goes: of each the same account in every run. */
export function accountOf({ externalId, name, phone }: Person, holder?: string): Omit<OpenPayoutAccount, 'owner'> {
  const random = createRandom(`account/${externalId}`)
  const isOther = random.chance(share.otherHolder)
  const isShared = random.chance(share.sharedAccount)
  const draw = random.next()
  const writtenHolder = holder ?? (isOther ? nameOf(random) : name)
  const externalNo = `account-${externalId}${holder === undefined ? '' : '-own'}`
  if (isShared && holder === undefined) {
    return { externalNo, method: 'alipay', number: '19900009999', holder: writtenHolder }
  }
  if (draw < 0.55) return { externalNo, method: 'wechat', number: openIdOf(random), holder: writtenHolder }
  if (draw < 0.8) return { externalNo, method: 'alipay', number: phone, holder: writtenHolder }
  return { externalNo, method: 'bank', number: cardOf(random), holder: writtenHolder, bank: random.pick(banks) }
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'

/** As WeChat writes the id of a person in an app. */
function openIdOf(random: Random): string {
  return `oUpF8${Array.from({ length: 23 }, () => letters[random.whole(0, 63)]).join('')}`
}

/** 19 digits whose last is that of ISO 7812. */
function cardOf(random: Random): string {
  const digits = `621700${Array.from({ length: 12 }, () => random.whole(0, 9)).join('')}`
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === digits.length % 2 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

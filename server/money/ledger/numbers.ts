import { shanghaiDateTime, shanghaiMoment } from '#contract/base/shanghai.ts'

/** The number of a transaction: `LZ`, date and time in Shanghai, the last six digits of its id. */
export function transactionNo({ id, at }: { id: number; at: number }): string {
  const stamp = shanghaiDateTime(at).replace(/\D/g, '').slice(2)
  return `LZ${stamp}${String(id % 1_000_000).padStart(6, '0')}`
}

/** When the transaction with this number was posted, to the second, and the last six digits of its id; null for other texts. */
export function readTransactionNo(no: string): { from: Date; until: Date; lastDigits: number } | null {
  const read = /^LZ(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{6})$/.exec(no)
  if (!read) return null
  const [, year, month, day, hour, minute, second, digits] = read
  const from = shanghaiMoment(`20${year}-${month}-${day} ${hour}:${minute}:${second}`)
  return Number.isNaN(from) ? null : { from: new Date(from), until: new Date(from + 1000), lastDigits: Number(digits) }
}

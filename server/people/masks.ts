/** `138****1234`: enough to distinguish two people, not enough to call them. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone.replace(/./g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** `4101**********1234`; of a short one only its end shows. */
export function maskNumber(number: string): string {
  const [head, tail] = number.length >= 12 ? [4, 4] : [0, Math.min(4, Math.floor(number.length / 2))]
  return number.slice(0, head) + '*'.repeat(number.length - head - tail) + number.slice(number.length - tail)
}

/** The time zone of the business, whatever that of server and browser. */
export const timeZone = 'Asia/Shanghai'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' })

/** `2026-11-21` */
export function shanghaiDay(at: number | Date): string {
  return day.format(at)
}

/** `12:30:05` */
export function shanghaiTime(at: number | Date): string {
  return time.format(at)
}

/** `2026-11-21 12:30:05` */
export function shanghaiDateTime(at: number | Date): string {
  return dateTime.format(at)
}

/** 0 to 23 */
export function shanghaiHour(at: number | Date): number {
  return Number(hour.format(at))
}

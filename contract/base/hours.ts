import { z } from 'zod'

/** Two hours of a day as a setting says them, such as `8-24`. */
export function hoursOfDay(usual: string) {
  return z
    .string()
    .default(usual)
    .transform(text => /^(\d{1,2})-(\d{1,2})$/.exec(text))
    .refine(hours => hours !== null && Number(hours[1]) < 24 && Number(hours[2]) <= 24, 'give two hours, such as 8-24')
    .transform(hours => ({ from: Number(hours?.[1]), to: Number(hours?.[2]) }))
}

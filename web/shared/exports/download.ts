import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { invalidate, toastFailure } from '#web/kit/read.ts'

/** Requests a link that is valid for five minutes and lets the browser download it. */
export async function download(id: number): Promise<void> {
  try {
    const { url } = await call(api.exports.download, { id })
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.click()
  } catch (error) {
    toastFailure(error as Error)
    invalidate('exports')
  }
}

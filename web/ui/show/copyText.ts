/** Pages over plain http, as in a small office, have no clipboard: there the text is selected and copied. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'fixed opacity-0'
  // Within a dialog, which keeps the focus to itself.
  const place = before?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!isCopied) throw new Error('the browser copies nothing')
}

/** The browser downloads it, as if a link had been pressed. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-')
  link.click()
  // The download has begun by then; a revoked address would cancel one that has not.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

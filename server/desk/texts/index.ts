/** Text of UTF-8, GB18030 or UTF-16, with or without a byte order mark; null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  for (const encoding of encodingsOf(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next encoding may fit.
    }
  }
  return null
}

/** Spreadsheets save “Unicode text” as UTF-16; what begins with a letter of ASCII in it has a zero beside it. */
function encodingsOf([first, second, third, fourth]: Uint8Array): string[] {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return ['utf-16le']
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return ['utf-16be']
  return ['utf-8', 'gb18030']
}

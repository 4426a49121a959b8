import { useEffect, useState } from 'react'
import { closeFile, openFile } from './media.ts'

/** An address in this browser of a file that has none elsewhere yet, for as long as it is drawn. */
export function useFileUrl(file: Blob): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = openFile(file)
    setSrc(url)
    return () => closeFile(url)
  }, [file])
  return src
}

import { useEffect, useState } from 'react'
import { closeFile, openFile } from './media.ts'

/** An object URL for a local file, revoked on unmount. */
export function useFileUrl(file: Blob): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = openFile(file)
    setSrc(url)
    return () => closeFile(url)
  }, [file])
  return src
}

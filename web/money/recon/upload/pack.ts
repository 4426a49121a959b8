/** A file as the server takes it: gzipped, in base64. */
export async function packFile(file: File): Promise<string> {
  const packed = new Response(file.stream().pipeThrough(new CompressionStream('gzip')))
  return toBase64(new Uint8Array(await packed.arrayBuffer()))
}

const bytesAtOnce = 32_768

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce))
  }
  return btoa(text)
}

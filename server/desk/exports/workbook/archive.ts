import { strToU8, type Zip, ZipDeflate } from 'fflate'

/** Text is handed on in pieces of about this length, so that a part of any length takes little memory. */
const pieceLength = 256 * 1024

/** The text of one file in an archive, compressed as it comes. Of all that grow at once, the archive keeps those after the first compressed. */
export class Part {
  readonly #file: ZipDeflate
  #waiting: string[] = []
  #length = 0

  constructor(archive: Zip, path: string) {
    this.#file = new ZipDeflate(path)
    archive.add(this.#file)
  }

  write(text: string): void {
    this.#waiting.push(text)
    this.#length += text.length
    if (this.#length >= pieceLength) this.#push(false)
  }

  end(): void {
    this.#push(true)
  }

  #push(isLast: boolean): void {
    const piece = strToU8(this.#waiting.join(''))
    this.#waiting = []
    this.#length = 0
    this.#file.push(piece, isLast)
  }
}

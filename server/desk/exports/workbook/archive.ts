import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Compressed and handed on in pieces of this size, so that a part of any length takes little memory. */
const pieceBytes = 256 * 1024
/** Sizes and checksum come after the part, because its header is sent before it is known; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1980-01-01, the first day that the format knows: a file says when it was made in its own text. */
const day = 0x21

type Entry = { name: Buffer; crc: number; packed: number; size: number; at: number }

/** A zip whose parts are written one after the other (PKWARE APPNOTE 6.3, without its 64-bit records: at most 4 GiB). */
export class Archive {
  readonly #entries: Entry[] = []
  #length = 0

  /** A part that is complete. */
  add(path: string, part: Part): Buffer[] {
    const entry = this.#begin(path)
    return [localHeader(entry), ...part.take(), this.#end(entry, part)].map(piece => this.#count(piece))
  }

  /** One that is still being written: `grow` answers false at its end. */
  async *addGrowing(path: string, part: Part, grow: () => Promise<boolean>): AsyncGenerator<Buffer> {
    const entry = this.#begin(path)
    yield this.#count(localHeader(entry))
    while (await grow()) for (const piece of part.take()) yield this.#count(piece)
    for (const piece of part.take()) yield this.#count(piece)
    yield this.#count(this.#end(entry, part))
  }

  /** The list of all parts, with which the file ends. */
  finish(): Buffer {
    const headers = this.#entries.map(centralHeader)
    const bytes = headers.reduce((sum, { length }) => sum + length, 0)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(headers.length, 8)
    end.writeUInt16LE(headers.length, 10)
    end.writeUInt32LE(bytes, 12)
    end.writeUInt32LE(this.#length, 16)
    return Buffer.concat([...headers, end])
  }

  #begin(path: string): Entry {
    const entry = { name: Buffer.from(path), crc: 0, packed: 0, size: 0, at: this.#length }
    this.#entries.push(entry)
    return entry
  }

  #end(entry: Entry, part: Part): Buffer {
    Object.assign(entry, { crc: part.crc, packed: part.packed, size: part.size })
    const after = Buffer.alloc(16)
    after.writeUInt32LE(0x08074b50, 0)
    after.writeUInt32LE(entry.crc, 4)
    after.writeUInt32LE(entry.packed, 8)
    after.writeUInt32LE(entry.size, 12)
    return after
  }

  #count(piece: Buffer): Buffer {
    this.#length += piece.length
    return piece
  }
}

/** The text of one file in the archive, compressed as it comes. Of a long one only the compressed pieces are kept until they are taken. */
export class Part {
  crc = 0
  packed = 0
  size = 0
  #waiting: string[] = []
  #waitingLength = 0
  #pieces: Buffer[] = []

  write(text: string): void {
    this.#waiting.push(text)
    this.#waitingLength += text.length
    if (this.#waitingLength >= pieceBytes) this.#pack(constants.Z_SYNC_FLUSH)
  }

  end(): this {
    this.#pack(constants.Z_FINISH)
    return this
  }

  /** The pieces that are complete, each of them once. */
  take(): Buffer[] {
    const pieces = this.#pieces
    this.#pieces = []
    return pieces
  }

  /** Each piece ends at a byte, so that all together are one stream. */
  #pack(finishFlush: number): void {
    const bytes = Buffer.from(this.#waiting.join(''))
    this.#waiting = []
    this.#waitingLength = 0
    const piece = deflateRawSync(bytes, { finishFlush })
    this.crc = crc32(bytes, this.crc)
    this.size += bytes.length
    this.packed += piece.length
    this.#pieces.push(piece)
  }
}

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(day, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function centralHeader({ name, crc, packed, size, at }: Entry): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflated, 10)
  header.writeUInt16LE(day, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(at, 42)
  return Buffer.concat([header, name])
}

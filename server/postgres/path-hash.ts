import { createHash } from 'node:crypto'

/** 16 characters that stand for a path where the path itself would be too long or hold wrong characters. */
export function hashPath(path: string) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

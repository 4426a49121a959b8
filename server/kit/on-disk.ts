import { open, rename } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** A new name survives a power cut only when its folder has reached the disk, which the file's own bytes say nothing about. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** Gives a file or folder whose content is on the disk its name: after a power cut there is the former one or this one, whole. */
export async function renameOnDisk(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(resolve(to)))
}

import { statSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { folderStore } from './store.ts'

test('A file has reached the disk before its name, and its name before the store answers', async () => {
  const folder = await tempFolder()
  const files = join(folder, 'files')
  const synced = await noteSyncs()
  await folderStore(files).write('one', asPieces('content'))
  expect(synced()).toEqual([folder, join(files, 'one'), files].map(inodeOf))
  await folderStore(files).write('two', asPieces('content'))
  expect(synced()).toEqual([join(files, 'two'), files].map(inodeOf))
})

test('A renamed file has its name on the disk', async () => {
  const folder = await tempFolder()
  await writeFile(join(folder, 'new'), 'content')
  const synced = await noteSyncs()
  await renameOnDisk(join(folder, 'new'), join(folder, 'name'))
  expect(synced()).toEqual([inodeOf(folder)])
  expect(await readdir(folder)).toEqual(['name'])
})

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'on-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function* asPieces(text: string) {
  yield Buffer.from(text)
}

const inodeOf = (path: string) => statSync(path).ino

/** Answers what was synced since the last question, as inodes: a handle does not know its path. */
async function noteSyncs(): Promise<() => number[]> {
  const some = await open(tmpdir())
  const handles: FileHandle = Object.getPrototypeOf(some)
  await some.close()
  const { sync } = handles
  const noted: number[] = []
  handles.sync = async function (this: FileHandle) {
    await sync.call(this)
    noted.push((await this.stat()).ino)
  }
  onTestFinished(() => {
    handles.sync = sync
  })
  return () => noted.splice(0)
}

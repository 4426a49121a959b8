import { moveFiles } from '#server/desk/files/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'

type Work = (runtime: Pick<Runtime, 'db' | 'config'>) => Promise<void>

export const filesUsage = 'npm run admin -- files move [back]'

/** Brings files from the folder of DATA_DIR to the object store of FILES_URL, or back: `words` is what stands after `files`. */
export function workWithFiles([action, where, ...more]: readonly string[]): Work {
  if (action !== 'move' || (where !== undefined && where !== 'back') || more.length > 0) throw new Error(filesUsage)
  return async runtime => {
    const { moved, bytes, alreadyThere, missing, damaged } = await moveFiles(runtime, { back: where === 'back' })
    console.log(`${moved} moved (${(bytes / 1e6).toFixed(1)} MB), ${alreadyThere} were there already.`)
    if (missing.length > 0) console.log(`${missing.length} are in neither place: ${missing.join(', ')}`)
    if (damaged.length === 0) return
    console.log(`${damaged.length} are damaged and stay where they are: ${damaged.join(', ')}`)
    process.exitCode = 1
  }
}

import { linux } from './linux.ts'
import { portable } from './portable.ts'

/** One process; its start time distinguishes it from a later one with the same pid. */
export type RunningProcess = { pid: number; startedAt: string }

/** What the launcher asks of the operating system. */
export type OperatingSystem = {
  /** A lock on a folder, which ends with `release()` or with this process, however it dies; undefined while another holds it. */
  lock(folder: string): Promise<{ release(): void } | undefined>
  /** A living process; a zombie counts as dead, because in a container nobody may ever collect it. */
  findProcess(pid: number): RunningProcess | undefined
  /** True if the process is the PostgreSQL server of this cluster, and not another one that got the recorded pid since. */
  isPostmaster(process: RunningProcess, cluster: string): boolean
  /** True if the process runs this program, as it is on disk now, with these arguments. */
  runs(process: RunningProcess, program: string, args: string[]): boolean
  /** Pids of the processes that serve connections to this cluster; they can outlive its postmaster by a moment. */
  findWorkers(cluster: string): number[]
  /** A command in front of a program that gives root another user id without changing who owns the files. */
  userNamespace: string[] | undefined
  /** How often to look whether an adopted or started PostgreSQL still runs, in milliseconds. */
  watchIntervalMs: number
}

export const currentSystem: OperatingSystem = process.platform === 'linux' ? linux : portable

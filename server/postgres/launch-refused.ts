/** The database cannot start, be saved or be restored; the message is a sentence for the person at the terminal. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused'
}

const sentences: Record<string, string> = {
  ENOSPC: 'there is no space left on this disk. Free some',
  EDQUOT: 'your disk quota is used up. Free some space',
  EACCES: 'this user may not write there. Start as its owner',
  EPERM: 'this user may not change it. Start as its owner',
  EROFS: 'that disk is read-only. Make it writable',
  ENOENT: 'the folder does not exist. Create it',
  ENOTDIR: 'a file is where a folder is needed. Move it away',
  EEXIST: 'a file is where a folder is needed. Move it away',
}

/** An error of the operating system as a sentence; every other error is returned as it is. */
export function explainSystemError(error: unknown, place: string, otherwise: string): unknown {
  if (!(error instanceof Error) || error instanceof LaunchRefused) return error
  const { code = '', path = place } = error as NodeJS.ErrnoException
  const sentence = sentences[code]
  return sentence ? new LaunchRefused(`Cannot use ${path}: ${sentence}, ${otherwise}.`, { cause: error }) : error
}

/** The line of what PostgreSQL wrote that says why it ended: not those by which it turned us away while it ended. */
export function reasonOf(output: string): string {
  const lines = output.split('\n').filter(line => !/FATAL: {2}the database system is /.test(line))
  return lines.findLast(line => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
}

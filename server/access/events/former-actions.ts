/**
 * Actions that earlier versions recorded under another name. Their rows stay as they were written, because the hash chain
 * covers the name; they are read under the present one.
 */
const presentNames: Readonly<Record<string, string>> = {
  'workers.thaw': 'workers.endFreeze',
  'session.rescueAccount': 'session.restoreAccess',
}

/** The present name of an action that a row has. */
export function presentAction(stored: string): string {
  return presentNames[stored] ?? stored
}

/** All names under which rows have this action. */
export function storedActions(action: string): string[] {
  return [action, ...Object.keys(presentNames).filter(former => presentNames[former] === action)]
}

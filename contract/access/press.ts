/**
 * One press of a button may send several commands, one for each chosen record. Their request ids then begin with the same
 * word, up to a dot, which makes them one line of the operation log.
 */
const mark = '.'

/** The id of one of the requests of a press. */
export function requestOfPress(press: string, number: number): string {
  return `${press}${mark}${number}`
}

/** The press that a request belongs to; most are of one request, and have its id. */
export function pressOf(requestId: string): string {
  return requestId.split(mark)[0] ?? requestId
}

/** What one stranger may cost, and what one person inside may ask. Every such limit stands here; docs/security.md says which test shows it. */
export const budget = {
  /** Nested objects and lists of a JSON body, and its keys and items together. */
  depth: 32,
  items: 50_000,
  /** Bytes of a body: in any case, and without a session. */
  bodyBytes: 1024 * 1024,
  strangerBodyBytes: 16 * 1024,
  /** Seconds for the headers of a request; REQUEST_TIMEOUT_SECONDS is for the whole of it. */
  headersSeconds: 10,
  /** Passwords hashed at a time, 64 MiB each, of strangers only one; and waiting for it: of strangers, and of everybody else. */
  hashesAtOnce: 2,
  strangerHashesAtOnce: 1,
  hashesWaiting: 32,
  /** Rows of the sign-in log for failures of one address in an hour: for accounts, and for names that nobody has. */
  signInRows: 100,
  /** Wrong passwords of one account, from wherever nobody signed in to it before, until its next tries wait as well. */
  guessesOfAccount: 100,
  /** Wrong second-factor codes of one account, wherever they are typed; after so long one more may be tried. */
  codesOfAccount: 10,
  codeEveryMinutes: 60,
  /** A second factor that was offered is confirmed within so long, or offered again. */
  factorOfferMinutes: 10,
  /** A request of a stranger that would wait longer for its turn (STRANGERS_PER_SECOND) is refused. */
  strangerWaitMs: 2000,
  /** Queries that wait for a connection to the database before strangers are refused; looked at so often. */
  waitingQueries: 64,
  pressureSampleMs: 250,
  /** Senders who proved who they are stay known for so long, the latest so many. Under pressure others may try, a few a second. */
  knownMinutes: 10,
  knownSenders: 20_000,
  newcomersPerSecond: 20,
  /** Files of pages that strangers are sent under pressure; the sign-in page has about ten. */
  filesPerSecond: 200,
  /** Reads of people who are signed in, under pressure: about what two cores answer. What a screen shows already is not read again at all. */
  readsPerSecond: 300,
  /** Whoever is refused with 503 is asked to come again after so long. */
  retryAfterSeconds: 5,
  /** Of one person in an hour: fields shown in full together with searches by a whole phone number, and different last four digits searched. */
  revealsPerHour: 30,
  tailSearchesPerHour: 120,
} as const

/** Every expected no, and the code it travels under. One code may carry several reasons; each reason has its own words. */
export const refusals = {
  badInput: 40001,
  notAnImage: 40001,
  imageTooLarge: 40001,
  identityElsewhere: 40001,
  notAVoice: 40001,
  voiceTooLarge: 40001,
  linkNotAllowed: 40001,
  asksForSecrets: 40001,
  nameNotAllowed: 40001,
  packetNeedsCase: 40001,
  packetTooLarge: 40001,
  tooManyRows: 40001,
  wrongPassword: 40101,
  accountDisabled: 40101,
  keySpent: 40101,
  totpNeeded: 40101,
  totpWrong: 40101,
  ticketSpent: 40101,
  lockedForNow: 40102,
  noPermission: 40301,
  beyondOwn: 40301,
  aboveYou: 40301,
  packetNotForUs: 40301,
  notYourMessage: 40301,
  passwordTemporary: 40301,
  totpMissing: 40301,
  ownAccount: 40303,
  ownRequest: 40303,
  ownInterest: 40303,
  dayLimitReached: 40305,
  receiverLimitReached: 40305,
  notFound: 40401,
  changedByOther: 40901,
  assignedByOther: 40901,
  notInThisState: 40902,
  alreadySo: 40902,
  lastAdministrator: 40902,
  builtinRole: 40902,
  roleHasMembers: 40902,
  menuHasChildren: 40902,
  customerBanned: 40902,
  chatNotInThisState: 40902,
  chatClosed: 40902,
  chatUnread: 40902,
  reopenTooLate: 40902,
  recallTooLate: 40902,
  agentUnavailable: 40902,
  notOfThisPerson: 40902,
  peerMuted: 40902,
  packetOpened: 40902,
  packetExpired: 40902,
  packetNotInThisState: 40902,
  workerUnavailable: 40902,
  workerFull: 40902,
  workerIsCustomer: 40902,
  workerUnsuited: 40902,
  workerPapersEnded: 40902,
  workerHasOrders: 40902,
  workerStandsElsewhere: 40902,
  workerBanned: 40902,
  rideUnpaid: 40902,
  urgedJustNow: 40902,
  addressTooFar: 40902,
  sharesDiffer: 40902,
  adjustedTooMuch: 40902,
  sameJudge: 40303,
  refundTooMuch: 40902,
  refundUnderWay: 40902,
  afterSaleOpen: 40902,
  afterSaleOver: 40902,
  ownCase: 40303,
  aboveLimit: 40303,
  exportNotThere: 40902,
  claimedByOther: 40903,
  chatTakenBy: 40903,
  requestReused: 40904,
  tooFast: 42901,
  tooManyExports: 42901,
  revealedTooMuch: 42901,
  internal: 50001,
  tokenUnknown: 50008,
  signedOut: 50012,
  tokenExpired: 50014,
} as const

export type Reason = keyof typeof refusals

/** The three codes after which the browser asks the person to sign in again. */
export const signInAgainCodes: readonly number[] = [refusals.tokenUnknown, refusals.signedOut, refusals.tokenExpired]

/** The answer to every `/api` call. HTTP is 200 whenever the application answered, a refusal included. */
export type Envelope<Data = unknown> = {
  code: number
  success: boolean
  message: string
  data: Data
  traceId: string
}

/** `data` of a refusal: why, the field messages of bad input (path → sentence), the fresh record of a lost race. */
export type RefusalData = { reason: Reason; fields?: Record<string, string>; record?: unknown }

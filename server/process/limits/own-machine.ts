/** This machine itself: its own proxies and collectors. */
export function isOwnMachine(address: string): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)
}

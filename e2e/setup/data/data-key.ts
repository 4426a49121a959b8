/** The key of every server that a test starts, so that all nodes of one database and the test itself have the same. */
export const testDataKey = '5e'.repeat(32)

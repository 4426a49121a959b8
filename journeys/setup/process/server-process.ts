import { type ServerProcess, spawnServer } from '../../../e2e/setup/process/server-process.ts'

/** The server in a process of its own, with the database and the folder of a journey, and without the demo. */
export function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  return spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '', ...settings })
}

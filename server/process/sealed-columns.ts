import type { SealedColumn } from '#server/people/index.ts'

/** Everything that is encrypted with the key of the installation. `journeys/security/key-rotation.test.ts` compares with the database. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'app_secrets', id: 'id', sealed: 'sealed' },
  { table: 'second_factors', id: 'user_id', sealed: 'secret_sealed' },
  { table: 'webhook_endpoints', id: 'id', sealed: 'secret_sealed' },
  { table: 'webhook_endpoints', id: 'id', sealed: 'old_secret_sealed' },
  { table: 'webhooks', id: 'id', sealed: 'sealed_data' },
  { table: 'verifications', id: 'id', sealed: 'number_sealed', hash: 'number_hash' },
  { table: 'verifications', id: 'id', sealed: 'reading_number_sealed' },
  { table: 'payout_accounts', id: 'id', sealed: 'number_sealed', hash: 'number_hash' },
  { table: 'tax_profiles', id: 'worker_id', sealed: 'number_sealed' },
]

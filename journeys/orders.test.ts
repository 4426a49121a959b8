import { describeMoves } from './setup/matrix.ts'

for (const service of ['food', 'errand', 'express'] as const) describeMoves(service)

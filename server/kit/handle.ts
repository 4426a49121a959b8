import type { z } from 'zod'
import type { Operation, OutputOf } from '#contract/base/operation.ts'
import type { ContextOf } from './serve.ts'

/** What an operation does on the server. The answer of one operation does not fit another. */
export type Handler<O extends Operation> = ((
  context: ContextOf<O>,
  input: z.output<O['input']>,
) => Promise<OutputOf<O>>) & { readonly operation: O }

/** Declares the handler of an operation, which it names literally: a search for `orders.assign` finds it. */
export function handle<O extends Operation>(
  operation: O,
  run: (context: ContextOf<O>, input: z.output<O['input']>) => Promise<OutputOf<O>>,
): Handler<O> {
  return Object.assign((context: ContextOf<O>, input: z.output<O['input']>) => run(context, input), { operation })
}

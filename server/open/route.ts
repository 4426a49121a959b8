import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { OpenCall } from '#contract/open/calls/call.ts'
import type { StoredUpload } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Admission } from '#server/orders/index.ts'
import type { App } from './signed/signature.ts'

export type Call<Input> = {
  change: Change
  app: App
  input: Input
  params: { no?: string }
  /** Of a call whose handler admits it. */
  admission: () => Admission
  /** Of a call that stores a file. */
  stored: () => StoredUpload
}

type Handle<Declared extends OpenCall, Result> = (call: Call<Input<Declared>>) => Promise<Result>

type Input<Declared extends OpenCall> = z.output<Declared['input']>

export type RouteTerms<Sent> = {
  /** The handler itself checks the app and notes the call's nonce and id, by `admission`. */
  admits?: boolean
  /** Converts and stores a file before the transaction of the call begins; it is removed where the call is refused. */
  stores?: (input: Sent) => Promise<StoredUpload>
}

/** Serves one call of the contract. `finish` makes the answer once everything is stored: it may set another status or refuse. */
export type Route = {
  <Declared extends OpenCall>(
    call: Declared,
    handle: Handle<Declared, z.input<Declared['answer']>>,
    terms?: RouteTerms<Input<Declared>>,
  ): void
  <Declared extends OpenCall, Result>(
    call: Declared,
    handle: Handle<Declared, Result>,
    terms: RouteTerms<Input<Declared>> & {
      finish: (result: Result, reply: FastifyReply) => z.input<Declared['answer']>
    },
  ): void
}

/** The number in the path of a call about a record, and what was sent about it. */
export function asked<Input>({ app, input, params }: Call<Input>) {
  return { appId: app.id, no: params.no ?? '', input }
}

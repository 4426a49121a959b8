import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { OpenCall } from '#contract/open/calls/call.ts'
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
}

type Handle<Declared extends OpenCall, Result> = (call: Call<z.output<Declared['input']>>) => Promise<Result>

/** `admits`: the handler itself checks the app and notes the call's nonce and id, by `admission`. */
export type RouteTerms = { admits?: boolean }

/** Serves one call of the contract. `finish` makes the answer once everything is stored: it may set another status or refuse. */
export type Route = {
  <Declared extends OpenCall>(call: Declared, handle: Handle<Declared, z.input<Declared['answer']>>): void
  <Declared extends OpenCall, Result>(
    call: Declared,
    handle: Handle<Declared, Result>,
    finish: (result: Result, reply: FastifyReply) => z.input<Declared['answer']>,
    terms?: RouteTerms,
  ): void
}

/** The number in the path of a call about a record, and what was sent about it. */
export function asked<Input>({ app, input, params }: Call<Input>) {
  return { appId: app.id, no: params.no ?? '', input }
}

import type { z } from 'zod'
import { type Operation, requestLine } from '#contract/base/operation.ts'
import type { files } from '#contract/desk/files.ts'
import type { operations } from '#contract/operations.ts'

/**
 * What calls an operation: its name and where it is. The types of its schemas are known; the schemas are absent, as they weigh as much
 * as a page. A form imports the operation itself from the contract, because it checks with its schema what is typed.
 */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Pick<
  Operation,
  'name' | 'method' | 'path'
> & { readonly input?: Input; readonly output?: Output }

type Features = typeof operations & { files: typeof files }
type Api = {
  readonly [Feature in keyof Features]: {
    readonly [Verb in keyof Features[Feature]]: EndpointOf<Features[Feature][Verb]>
  }
}
/** The first part of an operation's name. */
export type FeatureName = keyof Api
type EndpointOf<O> = O extends Operation ? Endpoint<O['input'], O['output']> : never

const features = new Map<string, object>()

/** Every operation of the contract by its name: `api.orders.assign`. */
export const api = new Proxy({} as Api, { get: (_, feature) => kept(features, String(feature), endpointsOf) })

function endpointsOf(feature: string): object {
  const endpoints = new Map<string, Endpoint>()
  return new Proxy(
    {},
    { get: (_, verb) => kept(endpoints, String(verb), () => endpoint(`${feature}.${String(verb)}`)) },
  )
}

function endpoint(name: Operation['name']): Endpoint {
  return { name, ...requestLine(name) }
}

/** The same object each time, as hooks compare what they depend on. */
function kept<Value>(values: Map<string, Value>, name: string, make: (name: string) => Value): Value {
  const value = values.get(name) ?? make(name)
  values.set(name, value)
  return value
}

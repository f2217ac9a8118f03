import type { z } from 'zod'
import type { ParamName, ReadonlyDeep } from './operation'
import type { TypedOperation } from './operations'

type Key<Each> = Each extends {
  method: infer Method extends string
  path: infer Path extends string
}
  ? `${Uppercase<Method>} ${Path}`
  : never

type ByKey = { [Each in TypedOperation as Key<Each>]: Each }

/** An operation of the API by its method and path, such as `GET /codes/{slug}`. */
export type ApiKey = keyof ByKey

/** The body of a successful response. */
export type ApiAnswer<Of extends ApiKey> = ByKey[Of]['answer'] extends { schema: z.ZodType }
  ? z.output<ByKey[Of]['answer']['schema']>
  : null

type Input<Schema> = Schema extends z.ZodType ? ReadonlyDeep<z.input<Schema>> : never

/** What a request contains. */
export type ApiInput<Of extends ApiKey> = {
  params?: Readonly<Record<ParamName<ByKey[Of]['path']>, string>>
  query?: URLSearchParams | Readonly<Partial<Record<keyof Input<ByKey[Of]['query']>, string>>>
  body?: Input<ByKey[Of]['body']>
}

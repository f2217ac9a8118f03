import type { Config } from '@/payload-types'

/** Any block of a page. All fields for blocks allow the same types. */
export type ContentBlock = NonNullable<Config['globals']['home']['blocks']>[number]

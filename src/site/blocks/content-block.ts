import type { Config } from '@/payload-types'

/** Any block of a page; every place that holds blocks allows the same ones. */
export type ContentBlock = NonNullable<Config['globals']['home']['blocks']>[number]

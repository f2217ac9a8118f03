// Written by `npm run content:lists` from the folders of this folder.
import type { ContentType } from './content-types'
import { otp } from './otp/otp'
import { pageKinds } from './page-kinds'

/** Every type with its schema, sample, encoder and lint rules. */
export const contentKinds = {
  ...pageKinds,
  otp,
} as const satisfies Record<ContentType, object>

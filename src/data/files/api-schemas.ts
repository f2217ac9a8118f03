import { z } from 'zod'

/** Query parameters of an upload, whose body is the file itself. */
export const uploadQuerySchema = z
  .strictObject({
    name: z
      .string()
      .max(1000)
      .default('')
      .describe('File name with an extension that matches the content of the file'),
  })
  .meta({ id: 'UploadQuery' })

import { z } from 'zod'

/** What comes in the address of an upload, whose body is the file itself. */
export const uploadQuerySchema = z
  .object({
    name: z
      .string()
      .max(1000)
      .default('')
      .describe('The file’s name with its ending, which has to fit what is in the file'),
  })
  .meta({ id: 'UploadQuery' })

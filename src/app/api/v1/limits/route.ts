import { graceDays } from '@/codes/code-view'
import { env } from '@/env'
import { answerApi } from '@/server/codes/api/answer-api'
import { maxBulkCodes } from '@/server/codes/api/schemas'

export const dynamic = 'force-dynamic'

/** What this server can do, for forms to say beforehand. */
export function GET(): Promise<Response> {
  return answerApi(async () => ({
    hasMail: Boolean(env.SMTP_URL),
    uploadLimitBytes: env.UPLOAD_LIMIT_MB * 1024 * 1024,
    bulkCodes: maxBulkCodes,
    graceDays,
  }))
}

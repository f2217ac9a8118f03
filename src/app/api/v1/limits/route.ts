import { graceDays, maxBulkCodes } from '@/codes'
import { answerApi } from '@/data/codes/api/answer-api'
import { hasMail } from '@/data/codes/send-owner-mail'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** Returns the limits of this server, so that forms can show them in advance. */
export function GET(): Promise<Response> {
  return answerApi(async () => ({
    hasMail: hasMail(),
    allowsHttp: env.ALLOW_HTTP_TARGETS,
    uploadLimitBytes: env.UPLOAD_LIMIT_MB * 1_000_000,
    bulkCodes: maxBulkCodes,
    graceDays,
  }))
}

import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { answerCms } from '@/cms/answer-cms'

export const GET = answerCms(REST_GET(config))
export const POST = answerCms(REST_POST(config))
export const DELETE = answerCms(REST_DELETE(config))
export const PATCH = answerCms(REST_PATCH(config))
export const PUT = answerCms(REST_PUT(config))
export const OPTIONS = answerCms(REST_OPTIONS(config))

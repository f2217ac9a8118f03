import type { z } from 'zod'
import { graceDays, maxBulkCodes } from '@/codes'
import { env } from '@/env'
import {
  challengeSchema,
  destinationSchema,
  limitsSchema,
  reportSchema,
} from '../codes/api/schemas'
import { describeDestination } from '../codes/describe-destination'
import { findHostedCode } from '../codes/find-hosted-code'
import { refuseUnknown } from '../codes/get-owned-code'
import { createProofChallenge } from '../codes/proof-of-work'
import { readCircumstances } from '../codes/read-circumstances'
import { reportCode } from '../codes/report-code'
import { hasMail } from '../codes/send-owner-mail'
import { operation } from './operation'

export const otherOperations = [
  operation({
    ...{ id: 'readDestination', group: 'others', method: 'get', path: '/destinations/{slug}' },
    answer: { status: 200, schema: destinationSchema },
    problems: ['unknown', 'limited', 'unavailable'],
    // Does not count as a scan.
    async handle({ request, params, address }) {
      const code = await findHostedCode(params.slug)
      if (!code) return refuseUnknown(address)
      return describeDestination(code, readCircumstances(request.headers, code))
    },
  }),
  operation({
    ...{ id: 'reportCode', group: 'others', method: 'post', path: '/reports' },
    body: reportSchema,
    answer: { status: 201 },
    problems: ['unknown', 'limited', 'unavailable'],
    example: { body: { slug: '7k3m9pxw', reason: 'phishing' } },
    async handle({ body, address }) {
      await reportCode(body, address)
      return {}
    },
  }),
  operation({
    ...{ id: 'readChallenge', group: 'others', method: 'get', path: '/challenge' },
    answer: { status: 200, schema: challengeSchema },
    problems: ['unavailable'],
    // The library's type has parts that only other algorithms leave out.
    handle: async () => (await createProofChallenge()) as z.output<typeof challengeSchema>,
  }),
  operation({
    ...{ id: 'readLimits', group: 'others', method: 'get', path: '/limits' },
    answer: { status: 200, schema: limitsSchema },
    problems: ['unavailable'],
    // Forms show them in advance.
    handle: () => ({
      hasMail: hasMail(),
      allowsHttp: env.ALLOW_HTTP_TARGETS,
      uploadLimitBytes: env.UPLOAD_LIMIT_MB * 1_000_000,
      bulkCodes: maxBulkCodes,
      graceDays,
    }),
  }),
] as const

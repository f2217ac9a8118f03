import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from '@/env'

/** Time limits in milliseconds for connecting to an S3 server and for each read or write. */
type Patience = { connectMs: number; idleMs: number }

/** Returns the settings of every S3 client, from the environment. */
export function s3Config({ connectMs, idleMs }: Patience = { connectMs: 1900, idleMs: 5000 }) {
  return {
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
    // Some S3 servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  } satisfies S3ClientConfig
}

/** Returns whether an error comes from an S3 client, which adds request metadata to its errors. */
export function isS3Error(cause: unknown): boolean {
  return cause instanceof Error && '$metadata' in cause
}

import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from '@/env'

/** How long an S3 server may take to accept a connection, and to send or accept the next bytes. */
type Patience = { connectMs: number; idleMs: number }

/** Settings of every S3 client, from the environment. */
export function s3Config({ connectMs, idleMs }: Patience = { connectMs: 1900, idleMs: 5000 }) {
  return {
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
    // Some S3 servers do not know the newer checksums.
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

/** Whether an error comes from an S3 client, which counts the attempts of each request. */
export function isS3Error(cause: unknown): boolean {
  return cause instanceof Error && '$metadata' in cause
}

import { paths } from '@/paths'

/** Values of path parameters in samples. */
export const sampleValues: Readonly<Record<string, string>> = {
  slug: '7k3m9pxw',
  format: 'png',
  id: '0d9c2a36-5b1e-4f7c-9a8d-3e6f1b2c4d5e',
  keyId: '5f0c1d7e-8a42-4b19-9c3f-7d2e6a1b0c48',
  externalId: 'table-4',
  changeId: '1042',
  folderId: '9b7e4c21-3d58-4f06-8e1a-2c6d0f5b7a93',
  webhookId: '3a6f8d15-7c20-4e94-b8d1-5f0e9c2a4b67',
  deliveryId: 'c41b7e09-2f6d-4a83-9e50-8b7d1f3c6a25',
  domainId: '6e2d9f40-b851-4c37-a0f6-1d9b4e7c8053',
  subscriptionId: 'f08c3b52-6a91-4d7e-8c14-e2b5a9706d3f',
  action: 'confirm',
}
export const sampleKey = 'qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo'
export const sampleWorkspaceKey = sampleKey.replace('qz_', 'qw_')
const sampleFile = 'menu.pdf'

export type SampleRequest = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON, or the name of a file whose bytes are the body. */
  body?: { json: unknown } | { file: string }
  /** Whether an `Idempotency-Key` is created for it: a constant one would be shared by all readers. */
  isRepeatable: boolean
}

/** The parts of an operation that its example request depends on. */
type SampledOperation = {
  method: string
  path: string
  query?: unknown
  body?: unknown
  example?: { query?: string; body?: unknown }
  needsKey?: true | 'workspace'
  isRepeatable?: boolean
}

/** Returns the example request of an operation, from which all samples are written. */
export function describeSample(operation: SampledOperation, siteUrl: string): SampleRequest {
  const { path, method, body, example, needsKey, isRepeatable } = operation
  const filled = path.replace(/\{(\w+)\}/g, (name, key) => sampleValues[key] ?? name)
  const search = example?.query ? `?${example.query}` : ''
  const hasJson = example?.body !== undefined
  return {
    method: method.toUpperCase(),
    url: `${siteUrl}${paths.codesApi}${filled}${search}`,
    headers: {
      ...(needsKey && {
        Authorization: `Bearer ${needsKey === 'workspace' ? sampleWorkspaceKey : sampleKey}`,
      }),
      ...(hasJson && { 'Content-Type': 'application/json' }),
      ...(body === 'file' && { 'Content-Type': 'application/octet-stream' }),
    },
    ...(hasJson && { body: { json: example.body } }),
    ...(body === 'file' && { body: { file: sampleFile } }),
    isRepeatable: isRepeatable === true,
  }
}

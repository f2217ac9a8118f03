import type { DescribedOperation } from '@/data/open-api/describe-api'
import { env } from '@/env'
import { paths } from '@/paths'

const examples: Record<string, string> = {
  '{slug}': '7k3m9pxw',
  '{id}': '0d9c2a36-5b1e-4f7c-9a8d-3e6f1b2c4d5e',
  '{keyId}': '5f0c1d7e-8a42-4b19-9c3f-7d2e6a1b0c48',
  '{folderId}': '9b7e4c21-3d58-4f06-8e1a-2c6d0f5b7a93',
}
const editKey = 'qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo'
const workspaceKey = editKey.replace('qz_', 'qw_')

/** Formats an operation as a curl command with sample values. */
export function writeCurl({ path, method, query, body, example, ...more }: DescribedOperation) {
  const filled = path.replace(/\{\w+\}/g, (name) => examples[name] ?? name)
  const search = query && example?.query ? `?${example.query}` : ''
  const address = `'${env.SITE_URL}${paths.codesApi}${filled}${search}'`
  const isPlainGet = method === 'get'
  const parts = [
    `curl ${isPlainGet ? '' : `-X ${method.toUpperCase()} `}${address}`,
    ...(more.needsKey
      ? [`-H 'Authorization: Bearer ${more.needsKey === 'workspace' ? workspaceKey : editKey}'`]
      : []),
    ...(more.isRepeatable ? [`-H 'Idempotency-Key: menu-table-4-2027-01'`] : []),
    ...(body === 'file' ? [`--data-binary @menu.pdf`] : []),
    ...(example?.body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(example.body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ]
  return parts.join(' \\\n  ')
}

import type { ExchangeExportOrder } from '@/cms/exchange/export-documents'

/**
 * Downloads a file for translators.
 *
 * @returns the name of the file, or why there is none
 */
export async function requestExport(
  api: string,
  order: ExchangeExportOrder,
): Promise<{ name: string } | { message: string | undefined }> {
  const answer = await fetch(`${api}/exchange/export`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) {
    const { errors } = await answer.json().catch(() => ({}))
    return { message: errors?.[0]?.message }
  }
  const header = answer.headers.get('content-disposition') ?? ''
  const name = header.match(/filename="?([^";]+)/)?.[1] ?? 'translations'
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { name }
}

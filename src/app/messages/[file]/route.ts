import { notFound } from 'next/navigation'
import { loadMessages } from '@/i18n/load-messages'
import { isLocale, localeCodes } from '@/i18n/locales'
import { pickTypeNames } from '@/tools/generator/pick-type-names'

export const dynamic = 'force-static'
export const dynamicParams = false

const ending = '.json'

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ file: locale + ending }))
}

/** What the editor's panels say: fetched when the first is opened, so that no page carries it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const locale = file.slice(0, -ending.length)
  if (!isLocale(locale)) notFound()
  const messages = await loadMessages(locale)
  const { editor, check } = messages
  return Response.json({ editor, check, types: pickTypeNames(messages) })
}

import { notFound } from 'next/navigation'
import { loadMessages, type Messages } from '@/i18n/load-messages'
import { isLocale, localeCodes } from '@/i18n/locales'
import { pickTypeNames } from '@/tools/shared/content/pick-type-names'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Messages that a tool fetches on first use, so that no page includes them. */
const parts: Record<string, (messages: Messages) => object> = {
  '': (messages) => {
    const { editor, check } = messages
    return { editor, check, types: pickTypeNames(messages) }
  },
  'scanner-': (messages) => {
    const { scanner, content } = messages
    return { scanner, content, types: pickTypeNames(messages) }
  },
  'hosted-': ({ hosted, content: { fields } }) => ({
    hosted: { page: hosted.page },
    content: { fields },
  }),
  'dynamic-': ({ dynamic, codes, uploads }) => ({ dynamic, codes, uploads }),
  'codes-': ({ myCodes, codes, content, dialogs, dynamic, editor, generator, uploads }) => ({
    dialogs: { close: dialogs.close, cancel: dialogs.cancel },
    dynamic,
    myCodes: { edit: myCodes.edit, status: myCodes.status },
    codes,
    content,
    editor: { color: editor.color, map: editor.map },
    generator: {
      form: generator.form,
      map: generator.map,
      panels: { failed: generator.panels.failed },
      notes: generator.notes,
    },
    uploads,
  }),
  'suggestion-': ({ site }) => ({ site: { suggestion: site.suggestion } }),
  'install-': ({ site }) => ({ site: { install: site.install } }),
  'version-': ({ site }) => ({ site: { newVersion: site.newVersion } }),
  'workspace-': (messages) => {
    const { workspace, codeList, codes, content, dynamic, myCodes } = messages
    const { settings: _, statistics: __, ...shared } = workspace
    return {
      ...{ workspace: shared, codeList, codes, types: pickTypeNames(messages) },
      dynamic: { key: dynamic.key },
      content: { errors: content.errors },
      myCodes: { status: myCodes.status },
    }
  },
  'workspaceSettings-': ({ workspace: { settings, frame, key }, content: { errors, forms } }) => ({
    workspace: { settings, frame, key },
    content: { errors, forms: { event: { ownZone: forms.event.ownZone } } },
  }),
  'workspaceStatistics-': ({ workspace: { statistics: combined, filter }, statistics }) => ({
    workspace: { statistics: combined, filter },
    statistics,
  }),
  'batch-': (messages) => {
    const { batch, codes, content, editor, check, generator } = messages
    const { panels, health, kind } = generator
    const ofGenerator = { panels: { failed: panels.failed }, health: { mark: health.mark }, kind }
    const types = pickTypeNames(messages)
    return { batch, codes, content, editor, check, generator: ofGenerator, types }
  },
}
const ending = '.json'

export function generateStaticParams() {
  return Object.keys(parts).flatMap((part) =>
    localeCodes.map((locale) => ({ file: part + locale + ending })),
  )
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const [, part = '', locale] = /^(\w+-)?(\w+)\.json$/.exec(file) ?? []
  const pick = parts[part]
  if (!pick || !locale || !isLocale(locale)) notFound()
  return Response.json(pick(await loadMessages(locale)))
}

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import type { EnglishUnit } from '../../states/read-source'
import { useEditedDocument } from '../requests/use-edited-document'
import { useDeskTexts } from '../use-desk-texts'
import { useFormActions } from '../use-form-actions'
import { MachineReport } from './machine-report'
import { useMachineRun } from './use-machine-run'

type Props = {
  /** Name of the service. */
  service: string
  units: readonly EnglishUnit[]
}

/** Fills in the texts of the form that are empty or outdated, with the help of a service. */
export function TranslateRest({ service, units }: Props) {
  const t = useDeskTexts()
  const { hasSavePermission } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const { setModified } = useForm()
  const { saveDraft } = useFormActions(t('translations.failed'))
  const { run, start, stop } = useMachineRun(document, locale)
  const open = units.filter(({ state }) => state === 'missing' || state === 'outdated')
  if (!hasSavePermission || (open.length === 0 && !run)) return null

  /** The form shows what was saved after it is loaded again. */
  async function show() {
    if (!(await saveDraft())) return
    setModified(false)
    window.location.reload()
  }

  async function translate() {
    if (!(await saveDraft())) return
    const { failure, issues, saved } = await start(open.map(({ key }) => key))
    if (saved > 0 && issues.length === 0 && failure === undefined) await show()
  }

  return <MachineReport {...{ service, run }} onTranslate={translate} onStop={stop} onShow={show} />
}

'use client'

import { Button, useAllFormFields } from '@payloadcms/ui'
import { FormNotice } from '@/desk/admin/form-notice'
import notice from '@/desk/admin/form-notice.module.css'
import layout from '@/desk/admin/layout.module.css'
import { describeValue } from './describe-value'
import { useTexts } from './use-texts'

/** Error that `mergeSave` returns for the path `revision`. */
type Refusal = { revision: string; theirs: Record<string, unknown> }

/** Shows the changes of another user after a save was refused because of them. */
export function ConflictDialog() {
  const t = useTexts()
  const [fields, dispatch] = useAllFormFields()
  const refusal = parseRefusal(fields.revision?.errorMessage)
  if (!refusal) return null

  /** Ends the conflict: the next save starts from the stored state. */
  function resolveConflict(values: Record<string, unknown>) {
    for (const [path, value] of Object.entries(values))
      dispatch({ type: 'UPDATE', path, value, valid: true, errorMessage: undefined })
    for (const path of Object.keys(refusal?.theirs ?? {}))
      dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    dispatch({
      type: 'UPDATE',
      path: 'revision',
      value: refusal?.revision,
      valid: true,
      errorMessage: undefined,
    })
  }

  return (
    <FormNotice>
      <section role="alert" className="banner banner--type-error">
        <strong>{t('conflict.title')}</strong>
        <p>{t('conflict.text')}</p>
        <table className={notice.compared}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.yours')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(refusal.theirs).map(([path, theirs]) => (
              <tr key={path}>
                <td>{describeValue(fields[path]?.value)}</td>
                <td>{describeValue(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={layout.row}>
          <Button size="small" margin={false} onClick={() => resolveConflict({})}>
            {t('conflict.keepYours')}
          </Button>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => resolveConflict(refusal.theirs)}
          >
            {t('conflict.useTheirs')}
          </Button>
        </div>
      </section>
    </FormNotice>
  )
}

function parseRefusal(message: string | undefined): Refusal | null {
  if (!message?.startsWith('{')) return null
  try {
    return JSON.parse(message) as Refusal
  } catch {
    return null
  }
}

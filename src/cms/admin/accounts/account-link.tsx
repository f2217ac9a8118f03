'use client'

import { CopyToClipboard } from '@payloadcms/ui'
import type { CreatedLink } from '@/cms/accounts/links'
import { useTexts } from '@/cms/admin/use-texts'

/** A link to share with the owner of an account. It is shown only once. */
export function AccountLink({ created }: { created: CreatedLink }) {
  const t = useTexts()
  return (
    <div role="status" style={{ marginBlock: '1rem' }}>
      <p>{created.mailed ? t('accounts.linkMailed') : t('accounts.linkCreated')}</p>
      <p style={{ marginBlock: '1rem', overflowWrap: 'anywhere' }}>
        <code data-account-link>{created.link}</code> <CopyToClipboard value={created.link} />
      </p>
    </div>
  )
}

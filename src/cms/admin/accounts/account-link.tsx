'use client'

import { CopyToClipboard } from '@payloadcms/ui'
import type { CreatedLink } from '@/cms/accounts/links'
import type { AccountTexts } from './texts'

/** A link to share with the owner of an account. It is shown only once. */
export function AccountLink({ texts, created }: { texts: AccountTexts; created: CreatedLink }) {
  return (
    <div role="status" style={{ marginBlock: '1rem' }}>
      <p>{created.mailed ? texts.linkMailed : texts.linkCreated}</p>
      <p style={{ marginBlock: '1rem', overflowWrap: 'anywhere' }}>
        <code data-account-link>{created.link}</code> <CopyToClipboard value={created.link} />
      </p>
    </div>
  )
}

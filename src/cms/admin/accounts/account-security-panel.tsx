'use client'

import { OtherAccount } from './other-account'
import { OwnPassword } from './own-password'
import { OwnSecondFactor } from './own-second-factor'
import type { AccountTexts } from './texts'

type AccountSecurityPanelProps = { id: string; isOwn: boolean; texts: AccountTexts }

/**
 * Forms for the security of an account. They are separate from the document's form and not saved
 * with it.
 */
export function AccountSecurityPanel({ id, isOwn, texts }: AccountSecurityPanelProps) {
  return (
    <section style={{ marginBlockEnd: '2rem', display: 'grid', gap: '1.5rem' }}>
      {isOwn ? (
        <>
          <OwnPassword texts={texts} />
          <OwnSecondFactor texts={texts} />
        </>
      ) : (
        <OtherAccount id={id} texts={texts} />
      )}
    </section>
  )
}

'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { OtherAccount } from './other-account'
import { OwnPassword } from './own-password'
import { OwnSecondFactor } from './own-second-factor'

/**
 * Forms for the security of an account. They are separate from the document's form and not saved
 * with it.
 */
export function AccountSecurityPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !user) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'admin') return null
  return (
    <section style={{ marginBlockEnd: '2rem', display: 'grid', gap: '1.5rem' }}>
      {isOwn ? (
        <>
          <OwnPassword />
          <OwnSecondFactor />
        </>
      ) : (
        <OtherAccount id={String(id)} />
      )}
    </section>
  )
}
